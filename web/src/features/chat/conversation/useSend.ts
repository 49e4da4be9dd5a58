import { useApolloClient } from '@apollo/client/react';
import { v7 as newKey } from 'uuid';
import type { Composing } from '../composer/composing';
import { uploadQueue } from '../files/uploads';
import type { Message } from '../thread/rows';
import type { SendQueue } from '../unsent/send-queue';
import { useEditMessage } from './useEditMessage';

const quoteOf = ({ id, number, sender, kind, content, fileName, file, isDeleted }: Message) => ({
  id,
  number,
  senderName: sender?.fullName ?? null,
  kind,
  content,
  fileName,
  filePages: file?.pages ?? null,
  isDeleted,
  isReadable: true,
});

type Options = {
  conversationId: string;
  sendQueue: SendQueue;
  composing: Composing;
  /** It went: what it was about is done with. */
  onComposed: () => void;
};

/**
 * Sends what the composer has: words, new or corrected, then files. What they answer is quoted
 * above the words, or above the first file where there are none.
 * @returns the function that sends, and resolves to whether the device or the server keeps it
 */
export function useSend({ conversationId, sendQueue, composing, onComposed }: Options) {
  const client = useApolloClient();
  const edit = useEditMessage();
  return async (content: string, files: readonly File[]): Promise<boolean> => {
    const edited = composing?.kind === 'edit' ? edit(composing.message, content) : true;
    const replyTo = composing?.kind === 'reply' ? quoteOf(composing.message) : null;
    if (composing?.kind !== 'edit' && content)
      sendQueue.add({
        key: newKey(),
        conversationId,
        content,
        replyTo,
        writtenAt: new Date().toISOString(),
        refusal: null,
      });
    if (files.length > 0) uploadQueue.add(client, conversationId, files, content ? null : replyTo);
    onComposed();
    return edited;
  };
}
