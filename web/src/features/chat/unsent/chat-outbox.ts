import type { ApolloClient } from '@apollo/client';
import { createOutbox, type Outbox, type OutboxStore } from '@/core/outbox/outbox';
import { pauseAfter } from '@/core/outbox/send-again';
import { notify } from '@/ui';
import { sendUpload } from '../files/send-upload';
import type { Upload } from '../files/upload';
import { uploadStore } from '../files/upload-store';
import { sendMessage } from './send-message';
import type { UnsentMessage } from './unsent-message';
import { type UnsentStore, unsentStore } from './unsent-store';

/** Words or a file on their way into a conversation. */
export type Unsent = UnsentMessage | Upload;

export const isUpload = (entry: Unsent): entry is Upload => 'file' in entry;

/** The words of a person, which all tabs share, and the files that this tab has of them. */
function storeOf(userId: string, words: UnsentStore): OutboxStore<Unsent> {
  const files = () => uploadStore.read().filter((upload) => upload.userId === userId);
  return {
    read: () => [...words.read(), ...files()].sort((a, b) => (a.key < b.key ? -1 : 1)),
    write: (entry) => (isUpload(entry) ? uploadStore.write(entry) : words.write(entry)),
    remove: (key) =>
      files().some((upload) => upload.key === key) ? uploadStore.remove(key) : words.remove(key),
  };
}

export type ChatOutbox = Omit<Outbox<Unsent>, 'open' | 'close'> & {
  /** Sends what waits, what a closed tab left too. @returns what ends it */
  open: () => () => void;
};

/**
 * What a person writes and sends in their conversations, in the order in which it was written and
 * chosen in each of them.
 */
export function chatOutbox(client: ApolloClient, userId: string): ChatOutbox {
  const words = unsentStore(userId);
  const { open, close, ...outbox } = createOutbox<Unsent>({
    store: storeOf(userId, words),
    send: (entry) => (isUpload(entry) ? sendUpload(client, entry) : sendMessage(client, entry)),
    pause: pauseAfter,
    laneOf: ({ conversationId }) => conversationId,
    channelOf: (entry) => (isUpload(entry) ? 'files' : 'words'),
    isHeld: ({ conversationId, key }) => uploadStore.isBefore({ userId, conversationId, key }),
    onRefused: ({ conversationId }, refusal) =>
      notify.error(refusal, { subject: `chat:${conversationId}` }),
  });
  return {
    ...outbox,
    open: () => {
      // Before anything is sent: words that a closed tab left wait for the files before them.
      const leave = uploadStore.open(userId);
      const stopFiles = uploadStore.subscribe(() => outbox.goOn());
      // What another tab writes, it sends; a file here may have waited for it.
      const stopWords = words.subscribe(() => outbox.goOn(isUpload));
      open();
      return () => {
        close();
        stopFiles();
        stopWords();
        leave();
        // What is taken back at the sign-out is not shown any more.
        outbox.goOn();
      };
    },
  };
}
