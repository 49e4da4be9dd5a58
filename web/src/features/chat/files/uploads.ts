import type { ApolloClient } from '@apollo/client';
import { v7 as newKey } from 'uuid';
import { claimsOf, getToken } from '@/core/auth';
import { sendFile } from '@/core/data/send-file';
import { forgetFile, storeFile } from '@/core/drafts/stored-files';
import { SendFiles } from '@/generated/documents';
import { notify } from '@/ui';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetch-missed';
import { pauseAfter } from '../unsent/send-again';
import type { Quote, UnsentMessage } from '../unsent/send-queue';
import { unsentStore } from '../unsent/unsent-store';
import { type KeptUpload, keptUploads } from './kept-uploads';
import { outcomeOfFile, sendable } from './sendable';
import { uploadLocks } from './upload-locks';

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

const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();
let uploads: readonly Upload[] = [];
let isSending = false;
/** What other tabs have, and what a closed one left, is not known yet. */
let isReading = false;
/** Nobody waits longer for it. */
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
  // Once another tab may have it, it is not found there any more.
  write(() => forgetFile(userId, key).then(() => uploadLocks.release(key)));
}

const viewerId = (): string => claimsOf(getToken()).sub ?? '';

/**
 * Keeps an upload as it stands for this tab or another one, once those before it are kept; one that
 * is gone by then is not.
 */
function keep(key: string): void {
  const now = uploads.find((one) => one.key === key);
  if (now) uploadLocks.hold(now);
  write(async () => {
    const upload = uploads.find((one) => one.key === key);
    if (!upload) return;
    const { userId, file, conversationId, replyTo, failure } = upload;
    const about: KeptUpload = { conversationId, replyTo, failure };
    await storeFile(userId, { key, file, about });
  });
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

/**
 * The first that waits and that nothing of its conversation was written or chosen before: neither
 * words nor a file of another tab.
 */
function nextUpload(): Upload | undefined {
  const userId = viewerId();
  const words = unsentStore(userId)
    .read()
    .filter(({ refusal }) => refusal === null);
  return uploads.find(
    (one) =>
      one.failure === null &&
      one.userId === userId &&
      !uploadLocks.isBefore(one) &&
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

/**
 * Takes over the uploads of a person that no tab has any more.
 * @param known the keys of those that some tab has
 */
async function takeOver(userId: string, known: () => Promise<ReadonlySet<string>>): Promise<void> {
  const keys = await known();
  for (const upload of await keptUploads(userId)) {
    const isHere = () => uploads.some(({ key }) => key === upload.key);
    if (keys.has(upload.key) || isHere() || !(await uploadLocks.take(upload)) || isHere()) continue;
    uploads = [...uploads, upload].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
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
  /**
   * Whether a file that waits was chosen before these words, in the same conversation: here or in
   * another tab.
   */
  isBefore: ({ conversationId, key }: Pick<UnsentMessage, 'conversationId' | 'key'>): boolean => {
    const userId = viewerId();
    const isFirst = (one: Upload): boolean =>
      one.conversationId === conversationId && one.userId === userId && one.key < key;
    return (
      isReading ||
      uploads.some((one) => one.failure === null && isFirst(one)) ||
      uploadLocks.isBefore({ userId, conversationId, key })
    );
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
   * Goes on with what a closed tab left, now and when another tab is closed.
   * @returns what ends it
   */
  open: (client: ApolloClient, userId: string): (() => void) => {
    isReading = true;
    const goOn = () => {
      clearTimeout(timer);
      isReading = false;
      change(uploads);
      void sendAll(client);
    };
    const timer = setTimeout(goOn, readWithinMs);
    const take = (): Promise<void> => takeOver(userId, watch.known);
    const watch = uploadLocks.watch(userId, { onEnded: take, onFreed: goOn });
    void take().then(goOn);
    return () => {
      watch.stop();
      clearTimeout(timer);
      isReading = false;
      // Who signs out takes back what waits.
      if (viewerId() !== userId)
        for (const one of uploads) if (one.userId === userId) uploadQueue.cancel(one.key);
    };
  },
};
