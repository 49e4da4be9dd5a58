import { useApolloClient } from '@apollo/client/react';
import { v7 as newKey } from 'uuid';
import type { Composing } from '../composer/composing';
import { uploadQueue } from '../files/uploads';
import type { Message } from '../thread/rows';
import type { SendQueue } from '../unsent/send-queue';
import { useEditMessage } from './useEditMessage';

const quoteOf = ({ id, number, sender, kind, content, fileName, isDeleted }: Message) => ({
  id,
  number,
  senderName: sender?.fullName ?? null,
  kind,
  content,
  fileName,
  isDeleted,
  isReadable: true,
});

type Given = {
  conversationId: string;
  sendQueue: SendQueue;
  composing: Composing;
  /** The words went: what they were about is done with. */
  onComposed: () => void;
};

/** Sends what the composer has: words, new or corrected, and files, which wait for nothing but a line. */
export function useSend({ conversationId, sendQueue, composing, onComposed }: Given) {
  const client = useApolloClient();
  const edit = useEditMessage();
  return (content: string, files: readonly File[]): void => {
    if (composing?.kind === 'edit') edit(composing.message, content);
    else if (content)
      sendQueue.add({
        key: newKey(),
        conversationId,
        content,
        replyTo: composing && quoteOf(composing.message),
        writtenAt: new Date().toISOString(),
        refusal: null,
      });
    if (files.length > 0) uploadQueue.add(client, conversationId, files);
    if (content) onComposed();
  };
}
