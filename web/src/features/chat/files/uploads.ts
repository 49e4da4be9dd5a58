import type { ApolloClient } from '@apollo/client';
import { v7 as newKey } from 'uuid';
import { errorText } from '@/core/errors';
import { sendFile } from '@/core/send-file';
import { SendFiles } from '@/generated/documents';
import { notify } from '@/ui';
import { chatFileTexts, chatTexts } from '@schema/rules/chat-texts';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetch-missed';

/** A file on its way into a conversation, as long as the page is open. */
export type Upload = {
  key: string;
  conversationId: string;
  file: File;
  percent: number;
  /** Why it did not arrive; null while it is on its way or waits for those before it. */
  failure: string | null;
};

export const allowedTypes = ['image/jpeg', 'image/png', 'application/pdf'];
const maxBytes = 5 * 1024 * 1024;

/** Why a file is not sent, in the documented words; null when it may be. */
function refusalOf({ name, type, size }: File): string | null {
  if (!allowedTypes.includes(type)) return chatFileTexts.type(name);
  return size > maxBytes ? chatFileTexts.size(name) : null;
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
const remove = (key: string): void => change(uploads.filter((one) => one.key !== key));

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
    remove(key);
  } catch (error) {
    if (abort.signal.aborted) return remove(key);
    const failure = errorText(error, chatTexts.uploadFailed);
    update(key, { failure, percent: 0 });
    notify.error(failure, { subject: `chat:${conversationId}` });
  } finally {
    aborts.delete(key);
  }
}

/** One after the other: they arrive in the order in which they were chosen. */
async function sendAll(client: ApolloClient): Promise<void> {
  if (isSending) return;
  isSending = true;
  const nextUpload = () => uploads.find(({ failure }) => failure === null);
  for (let next = nextUpload(); next; next = nextUpload()) await send(client, next);
  isSending = false;
}

/** Files on their way, of all conversations. They go on while other pages are open. */
export const uploadQueue = {
  read: (): readonly Upload[] => uploads,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Sends those that may be sent; the documented alerts tell of the others. */
  add: (client: ApolloClient, conversationId: string, files: readonly File[]): void => {
    for (const file of files) {
      const refusal = refusalOf(file);
      if (refusal) notify.error(refusal);
    }
    const added = files
      .filter((file) => refusalOf(file) === null)
      .map((file) => ({ key: newKey(), conversationId, file, percent: 0, failure: null }));
    change([...uploads, ...added]);
    void sendAll(client);
  },
  cancel: (key: string): void => {
    const running = aborts.get(key);
    if (running) running.abort();
    else remove(key);
  },
  retry: (client: ApolloClient, key: string): void => {
    update(key, { failure: null });
    void sendAll(client);
  },
};
