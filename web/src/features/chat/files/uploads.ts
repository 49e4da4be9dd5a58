import type { ApolloClient } from '@apollo/client';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatFileLimits, chatFileTexts, chatTexts } from '@schema/rules/chat-texts';
import { v7 as newKey } from 'uuid';
import { claimsOf, getToken } from '@/core/auth';
import { statusOf } from '@/core/errors';
import { forgetFile, keepFile, keptFiles } from '@/core/kept-files';
import { sendFile } from '@/core/send-file';
import { SendFiles } from '@/generated/documents';
import { notify } from '@/ui';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetch-missed';
import { outcomeOf, pauseAfter } from '../unsent/send-again';
import type { Quote, SendOutcome, UnsentMessage } from '../unsent/send-queue';
import { parseQuote, unsentStore } from '../unsent/unsent-store';

/** A file on its way into a conversation: kept on this device until it has arrived. */
export type Upload = {
  /** Made on this device; keys sort in the order in which files were chosen. */
  key: string;
  /** Whose it is: nobody who signs in after them sends it. */
  userId: string;
  conversationId: string;
  file: File;
  /** The message that it answers. */
  replyTo: Quote | null;
  percent: number;
  /** Its last try came to nothing: it is sent again by itself. */
  isRepeated: boolean;
  /** Why it was refused; null while it is on its way or waits for those before it. */
  failure: string | null;
};

/** Why a file is not sent, in the documented words; null when it may be. */
function refusalOf({ name, type, size }: File): string | null {
  if (!chatFileLimits.types.some((allowed) => allowed === type)) return chatFileTexts.type(name);
  return size > chatFileLimits.maxBytes ? chatFileTexts.size(name) : null;
}

/** Those that may be sent; the documented alerts tell of the others. */
export function sendable(files: readonly File[]): File[] {
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal) notify.error(refusal);
  }
  return files.filter((file) => refusalOf(file) === null);
}

const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();
let uploads: readonly Upload[] = [];
let isSending = false;
/** What a closed tab left is not known yet. */
let isReading = false;
/** Nobody waits longer for it: another tab may be the one that sends it. */
const readWithinMs = 1000;

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
const update = (key: string, over: Partial<Upload>): void =>
  change(uploads.map((one) => (one.key === key ? { ...one, ...over } : one)));

/** What is written to the device, one after the other: the last that is said of a file stays. */
let writing: Promise<unknown> = Promise.resolve();
const write = (work: () => Promise<unknown>): void => {
  writing = writing.then(work);
};

/** It arrived, or was taken back. */
function remove({ key, userId }: Upload): void {
  change(uploads.filter((one) => one.key !== key));
  write(() => forgetFile(userId, key));
}

const viewerId = (): string => claimsOf(getToken()).sub ?? '';

/** What is kept of an upload beside its file. */
type StoredUpload = Pick<Upload, 'conversationId' | 'replyTo' | 'failure'>;
/** Keeps an upload as it stands once those before it are kept; one that is gone by then is not. */
const keep = (key: string): void =>
  write(async () => {
    const upload = uploads.find((one) => one.key === key);
    if (!upload) return;
    const { userId, file, conversationId, replyTo, failure } = upload;
    const about: StoredUpload = { conversationId, replyTo, failure };
    await keepFile(userId, { key, file, about });
  });

function parseStoredUpload(about: unknown): StoredUpload | undefined {
  const { conversationId, replyTo, failure }: Record<string, unknown> =
    typeof about === 'object' && about !== null ? { ...about } : {};
  if (typeof conversationId !== 'string') return undefined;
  return {
    conversationId,
    replyTo: parseQuote(replyTo),
    failure: typeof failure === 'string' ? failure : null,
  };
}

/**
 * Whether the file is still as it was chosen: one that was changed or deleted since can't be read.
 */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** What an error means for a file. What stands before the api may refuse its size by itself. */
async function outcomeOfFile(error: unknown, file: File): Promise<Exclude<SendOutcome, 'sent'>> {
  if (statusOf(error) === 413) return { refusal: chatFileTexts.size(file.name) };
  if (!(await isReadable(file))) return { refusal: chatPageTexts.fileChanged(file.name) };
  return outcomeOf(error, chatTexts.uploadFailed);
}

/**
 * @returns null once it is done with: it arrived, was taken back or refused; else when to try again
 */
async function send(
  client: ApolloClient,
  upload: Upload,
): Promise<{ retryInMs: number | null } | null> {
  const { key, conversationId, file, replyTo } = upload;
  const abort = new AbortController();
  aborts.set(key, abort);
  try {
    const { sendFiles } = await sendFile({
      document: SendFiles,
      variables: { conversationId, key, replyToId: replyTo?.id ?? null },
      variable: 'files',
      isList: true,
      file,
      onProgress: (percent) => update(key, { percent, isRepeated: false }),
      signal: abort.signal,
    });
    const isWhole = sendFiles.map((message) => addMessage(client.cache, message));
    if (isWhole.includes(false)) await fetchMissed(client, conversationId);
    remove(upload);
    return null;
  } catch (error) {
    const outcome = await outcomeOfFile(error, file);
    if (abort.signal.aborted || viewerId() !== upload.userId) {
      remove(upload);
      return null;
    }
    if (!('refusal' in outcome)) {
      update(key, { isRepeated: true, percent: 0 });
      return outcome;
    }
    update(key, { failure: outcome.refusal, percent: 0 });
    keep(key);
    notify.error(outcome.refusal, { subject: `chat:${conversationId}` });
    return null;
  } finally {
    aborts.delete(key);
  }
}

/** The first that waits and that no words of its conversation were written before. */
function nextUpload(): Upload | undefined {
  const userId = viewerId();
  const words = unsentStore(userId)
    .read()
    .filter(({ refusal }) => refusal === null);
  return uploads.find(
    (one) =>
      one.failure === null &&
      one.userId === userId &&
      !words.some(
        ({ conversationId, key }) => conversationId === one.conversationId && key < one.key,
      ),
  );
}

/** One after the other: they arrive in the order in which they were chosen. */
async function sendAll(client: ApolloClient): Promise<void> {
  if (isSending) return;
  isSending = true;
  let failures = 0;
  for (let next = nextUpload(); next; next = nextUpload()) {
    const again = await send(client, next);
    failures = again ? failures + 1 : 0;
    if (again) await pauseAfter(failures, again.retryInMs);
  }
  isSending = false;
}

/** Works once no other tab holds the name, and holds it until it is left. */
async function onlyTab(name: string, left: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const isLeft = new Promise<void>((resolve) => left.addEventListener('abort', () => resolve()));
  await navigator.locks
    .request(name, { signal: left }, async () => {
      await work();
      await isLeft;
    })
    // Left while it waited.
    .catch(() => undefined);
}

/** Files on their way, of all conversations. They go on while other pages are open. */
export const uploadQueue = {
  read: (): readonly Upload[] => uploads,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Sends those that may be sent.
   * @param replyTo the message that the first of them answers
   */
  add: (
    client: ApolloClient,
    conversationId: string,
    files: readonly File[],
    replyTo: Quote | null = null,
  ): void => {
    const added = sendable(files).map((file, index) => ({
      key: newKey(),
      userId: viewerId(),
      conversationId,
      file,
      replyTo: index === 0 ? replyTo : null,
      percent: 0,
      isRepeated: false,
      failure: null,
    }));
    change([...uploads, ...added]);
    // In their order, so that the bounds leave out the last.
    for (const { key } of added) keep(key);
    void sendAll(client);
  },
  /** Whether a file that waits was chosen before these words, in the same conversation. */
  isBefore: ({ conversationId, key }: Pick<UnsentMessage, 'conversationId' | 'key'>): boolean => {
    const userId = viewerId();
    const isFirst = (one: Upload): boolean =>
      one.conversationId === conversationId && one.userId === userId && one.key < key;
    return isReading || uploads.some((one) => one.failure === null && isFirst(one));
  },
  /** Sends what waited for words. */
  goOn: (client: ApolloClient): void => void sendAll(client),
  cancel: (key: string): void => {
    const running = aborts.get(key);
    const upload = uploads.find((one) => one.key === key);
    if (running) running.abort();
    else if (upload) remove(upload);
  },
  retry: (client: ApolloClient, key: string): void => {
    update(key, { failure: null, isRepeated: false });
    keep(key);
    void sendAll(client);
  },
  /**
   * Goes on with what a closed tab left. One tab at a time does: another waits until it is closed.
   * @returns what lets the next one
   */
  open: (client: ApolloClient, userId: string): (() => void) => {
    const left = new AbortController();
    isReading = true;
    const endReading = () => {
      clearTimeout(timer);
      isReading = false;
      change(uploads);
    };
    const timer = setTimeout(endReading, readWithinMs);
    const goOn = async () => {
      const kept = await keptFiles(userId, parseStoredUpload);
      if (left.signal.aborted) return;
      const known = new Set(uploads.map(({ key }) => key));
      const found = kept
        .filter(({ key }) => !known.has(key))
        .map(({ key, file, about }) => ({
          ...{ key, userId, file, percent: 0, isRepeated: false },
          ...about,
        }));
      uploads = [...found, ...uploads].sort((a, b) => (a.key < b.key ? -1 : 1));
      endReading();
      void sendAll(client);
    };
    void onlyTab(`uploads:${userId}`, left.signal, goOn);
    return () => {
      left.abort();
      endReading();
    };
  },
};
