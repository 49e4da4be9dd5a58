import type { ApolloClient } from '@apollo/client';
import { v7 as newKey } from 'uuid';
import { claimsOf, getToken } from '@/core/auth';
import { errorText } from '@/core/errors';
import { forgetFile, keepFile, keptFiles } from '@/core/kept-files';
import { sendFile } from '@/core/send-file';
import { SendFiles } from '@/generated/documents';
import { notify } from '@/ui';
import { chatFileLimits, chatFileTexts, chatTexts } from '@schema/rules/chat-texts';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetch-missed';

/** A file on its way into a conversation: kept on this device until it has arrived. */
export type Upload = {
  /** Made on this device; keys sort in the order in which files were chosen. */
  key: string;
  /** Whose it is: nobody who signs in after them sends it. */
  userId: string;
  conversationId: string;
  file: File;
  percent: number;
  /** Why it did not arrive; null while it is on its way or waits for those before it. */
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
type Kept = Pick<Upload, 'conversationId' | 'failure'>;
/** Keeps an upload as it stands once those before it are kept; one that is gone by then is not. */
const keep = (key: string): void =>
  write(async () => {
    const upload = uploads.find((one) => one.key === key);
    if (!upload) return;
    const { userId, file, conversationId, failure } = upload;
    await keepFile(userId, { key, file, about: { conversationId, failure } satisfies Kept });
  });

function parseKept(about: unknown): Kept | undefined {
  const { conversationId, failure }: Record<string, unknown> =
    typeof about === 'object' && about !== null ? { ...about } : {};
  return typeof conversationId === 'string'
    ? { conversationId, failure: typeof failure === 'string' ? failure : null }
    : undefined;
}

async function send(client: ApolloClient, upload: Upload): Promise<void> {
  const { key, conversationId, file } = upload;
  const abort = new AbortController();
  aborts.set(key, abort);
  try {
    const { sendFiles } = await sendFile({
      document: SendFiles,
      variables: { conversationId, key },
      variable: 'files',
      isList: true,
      file,
      onProgress: (percent) => update(key, { percent }),
      signal: abort.signal,
    });
    const isWhole = sendFiles.map((message) => addMessage(client.cache, message));
    if (isWhole.includes(false)) await fetchMissed(client, conversationId);
    remove(upload);
  } catch (error) {
    if (abort.signal.aborted || viewerId() !== upload.userId) return remove(upload);
    const failure = errorText(error, chatTexts.uploadFailed);
    update(key, { failure, percent: 0 });
    keep(key);
    notify.error(failure, { subject: `chat:${conversationId}` });
  } finally {
    aborts.delete(key);
  }
}

/** One after the other: they arrive in the order in which they were chosen. */
async function sendAll(client: ApolloClient): Promise<void> {
  if (isSending) return;
  isSending = true;
  const nextUpload = () =>
    uploads.find(({ failure, userId }) => failure === null && userId === viewerId());
  for (let next = nextUpload(); next; next = nextUpload()) await send(client, next);
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
  /** Sends those that may be sent. */
  add: (client: ApolloClient, conversationId: string, files: readonly File[]): void => {
    const added = sendable(files).map((file) => ({
      key: newKey(),
      userId: viewerId(),
      conversationId,
      file,
      percent: 0,
      failure: null,
    }));
    change([...uploads, ...added]);
    // In their order, so that the bounds leave out the last.
    for (const { key } of added) keep(key);
    void sendAll(client);
  },
  cancel: (key: string): void => {
    const running = aborts.get(key);
    const upload = uploads.find((one) => one.key === key);
    if (running) running.abort();
    else if (upload) remove(upload);
  },
  retry: (client: ApolloClient, key: string): void => {
    update(key, { failure: null });
    keep(key);
    void sendAll(client);
  },
  /**
   * Goes on with what a closed tab left. One tab at a time does: another waits until it is closed.
   * @returns what lets the next one
   */
  open: (client: ApolloClient, userId: string): (() => void) => {
    const left = new AbortController();
    const goOn = async () => {
      const kept = await keptFiles(userId, parseKept);
      const known = new Set(uploads.map(({ key }) => key));
      const found = kept
        .filter(({ key }) => !known.has(key))
        .map(({ key, file, about }) => ({ key, userId, file, percent: 0, ...about }));
      if (left.signal.aborted || found.length === 0) return;
      change([...found, ...uploads].sort((a, b) => (a.key < b.key ? -1 : 1)));
      void sendAll(client);
    };
    void onlyTab(`uploads:${userId}`, left.signal, goOn);
    return () => left.abort();
  },
};
