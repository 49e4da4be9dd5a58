import type { ApolloClient } from '@apollo/client';
import { v7 as newKey } from 'uuid';
import { claimsOf, getToken } from '@/core/auth';
import { sendFile } from '@/core/data/send-file';
import type { SendOutcome } from '@/core/outbox/outbox';
import { SendFilesDocument } from '@/generated/documents';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetch-missed';
import type { Quote } from '../unsent/unsent-message';
import { outcomeOfFile, sendable } from './sendable';
import type { Upload } from './upload';
import { uploadStore } from './upload-store';

const viewerId = (): string => claimsOf(getToken()).sub ?? '';

/**
 * Those of the files that may be sent, as they wait for it.
 * @param replyTo the message that the first of them answers
 * @param content what was written with them: it stands below the first
 */
export const uploadsOf = (
  conversationId: string,
  files: readonly File[],
  replyTo: Quote | null = null,
  content = '',
): Upload[] =>
  sendable(files).map((file, index) => ({
    key: newKey(),
    userId: viewerId(),
    conversationId,
    file,
    content: index === 0 ? content : '',
    replyTo: index === 0 ? replyTo : null,
    percent: 0,
    isRepeated: false,
    refusal: null,
  }));

/** Sends a file under its key, and puts its messages among those of the conversation. */
export const sendUpload = (
  client: ApolloClient,
  { key, userId, conversationId, file, content, replyTo }: Upload,
): Promise<SendOutcome> =>
  uploadStore.whileSending(key, async (signal) => {
    try {
      const { sendFiles } = await sendFile({
        document: SendFilesDocument,
        variables: { conversationId, key, content, replyToId: replyTo?.id ?? null },
        variable: 'files',
        isList: true,
        file,
        onProgress: (percent) => uploadStore.note(key, { percent, isRepeated: false }),
        signal,
      });
      const isWhole = sendFiles.map((message) => addMessage(client.cache, message));
      if (isWhole.includes(false)) await fetchMissed(client, conversationId);
      return 'sent';
    } catch (error) {
      const outcome = await outcomeOfFile(error, file);
      // Called off, or of somebody who has signed out: it is done with.
      if (signal.aborted || viewerId() !== userId) return 'sent';
      uploadStore.note(key, { isRepeated: !('refusal' in outcome), percent: 0 });
      return outcome;
    }
  });
