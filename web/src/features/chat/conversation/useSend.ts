import { v7 as newKey } from 'uuid';
import type { Composing } from '../composer/composing';
import { uploadsOf, voiceUploadOf } from '../files/send-upload';
import type { Message } from '../thread/rows';
import type { ChatOutbox } from '../unsent/chat-outbox';
import type { Recording } from '../voice/recording';
import { useEditMessage } from './useEditMessage';

const quoteOf = ({
  id,
  number,
  sender,
  kind,
  content,
  fileName,
  file,
  voice,
  isDeleted,
}: Message) => ({
  id,
  number,
  senderId: sender?.id ?? null,
  senderName: sender?.fullName ?? null,
  kind,
  content,
  fileName,
  filePages: file?.pages ?? null,
  voiceMilliseconds: voice?.milliseconds ?? null,
  isDeleted,
  isReadable: true,
});

type Options = {
  conversationId: string;
  outbox: ChatOutbox;
  composing: Composing;
  /** It went: what it was about is done with. */
  onComposed: () => void;
};

/**
 * Sends what the composer has: words, new or corrected, or files, the first of them with the words.
 * What is answered is quoted above what goes first.
 * @returns what sends, and resolves to whether the device or the server keeps it; what sends a
 * recording
 */
export function useSend({ conversationId, outbox, composing, onComposed }: Options) {
  const edit = useEditMessage();
  const replyTo = composing?.kind === 'reply' ? quoteOf(composing.message) : null;
  const onSend = async (content: string, files: readonly File[]): Promise<boolean> => {
    const edited = composing?.kind === 'edit' ? edit(composing.message, content) : true;
    const uploads = uploadsOf(conversationId, files, replyTo, content);
    if (composing?.kind !== 'edit' && content && uploads.length === 0)
      outbox.add({
        key: newKey(),
        conversationId,
        content,
        replyTo,
        writtenAt: new Date().toISOString(),
        refusal: null,
      });
    outbox.add(...uploads);
    onComposed();
    return edited;
  };
  const onSendVoice = (recording: Recording): void => {
    outbox.add(voiceUploadOf(conversationId, recording, replyTo));
    onComposed();
  };
  return { onSend, onSendVoice };
}
