import type { ApolloClient } from '@apollo/client';
import { v7 as newKey } from 'uuid';
import { signedInId } from '@/core/auth';
import { sendFile } from '@/core/data/send-file';
import type { SendOutcome } from '@/core/outbox/outbox';
import { SendFilesDocument, SendVoiceMessageDocument } from '@/generated/documents';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetching/fetch-missed';
import type { Quote } from '../unsent/unsent-message';
import type { Recording } from '../voice/recording';
import { outcomeOfFile, sendable } from './sendable';
import type { Upload } from './upload';
import { uploadStore } from './upload-store';

const viewerId = (): string => signedInId() ?? '';

const waiting = { percent: 0, isRepeated: false, refusal: null } as const;

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
    voice: null,
    replyTo: index === 0 ? replyTo : null,
    ...waiting,
  }));

/** A recording, as it waits to be sent. */
export const voiceUploadOf = (
  conversationId: string,
  { file, ...voice }: Recording,
  replyTo: Quote | null,
): Upload => ({
  key: newKey(),
  userId: viewerId(),
  ...{ conversationId, file, voice, replyTo },
  content: '',
  ...waiting,
});

/** Takes a file, or a recording, to the server. @returns the messages that came of it */
async function deliver(
  { key, conversationId, file, content, voice, replyTo }: Upload,
  signal: AbortSignal,
) {
  const onProgress = (percent: number) => uploadStore.note(key, { percent, isRepeated: false });
  const sent = { conversationId, key, replyToId: replyTo?.id ?? null };
  const how = { file, onProgress, signal };
  if (voice) {
    const variables = { ...sent, waveform: voice.waveform };
    const document = SendVoiceMessageDocument;
    const { sendVoiceMessage } = await sendFile({ document, variables, variable: 'file', ...how });
    return [sendVoiceMessage];
  }
  const document = SendFilesDocument;
  const variables = { ...sent, content };
  const list = { variable: 'files', isList: true } as const;
  return (await sendFile({ document, variables, ...list, ...how })).sendFiles;
}

/** Sends a file under its key, and puts its messages among those of the conversation. */
export const sendUpload = (client: ApolloClient, upload: Upload): Promise<SendOutcome> => {
  const { key, userId, conversationId, file } = upload;
  return uploadStore.whileSending(key, async (signal) => {
    try {
      const messages = await deliver(upload, signal);
      const isWhole = messages.map((message) => addMessage(client.cache, message));
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
};
