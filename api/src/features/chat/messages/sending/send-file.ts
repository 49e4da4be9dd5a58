import { pipeline, Transform } from 'node:stream';
import { type MessageKind, voiceFileName } from '../../../../../../schema/rules/chat/chat.ts';
import type { App, Context, Viewer } from '../../../../core/context.ts';
import { isUniqueViolation } from '../../../../core/errors.ts';
import type { Upload, UploadRule } from '../../../../core/files/process-upload.ts';
import { StoredFile, storeFile } from '../../../files/index.ts';
import { writableConversationId } from '../../conversations/membership.queries.ts';
import type { MessageRow } from '../messages.sql.ts';
import type { ChatMessage } from '../messages.types.ts';
import { sendStatement } from './send.sql.ts';
import {
  finishSending,
  type NewMessage,
  sendParameters,
  sendRefusal,
  sentBefore,
} from './send-message.ts';

/** A message with a file; how a recording looks, else null. */
type FileMessage = Pick<NewMessage, 'conversationId' | 'key' | 'content' | 'replyToId'> & {
  waveform: number[] | null;
};

/** A text that is said before a file: both are, or neither. */
export type TextBefore = Pick<NewMessage, 'key' | 'content'>;

type Written = MessageRow & { recipients: string[] };

function kindOf(contentType: string): MessageKind {
  if (contentType.startsWith('audio/')) return 'voice';
  return contentType === 'application/pdf' ? 'pdf' : 'image';
}

/** The file as it arrives; its bytes are counted before anything looks into them. */
const countedUpload = ({ limits }: App, { id }: Viewer, upload: Upload): Upload => ({
  ...upload,
  open() {
    let bytes = 0;
    const count = async (): Promise<void> => {
      const kilobytes = Math.ceil(bytes / 1024);
      await limits.consume('chatFileKilobytes', id, kilobytes);
      await limits.consume('chatFileKilobytesPerDay', id, kilobytes);
    };
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done(null, chunk);
      },
      flush: (done) => void count().then(() => done(), done),
    });
    const source = upload.open();
    // What ends one of the two ends the other; the reader of the counter hears of it.
    pipeline(source, counter, () => undefined);
    return counter;
  },
});

/** Stores a file and says it, or leaves nothing behind. */
export async function sendFile(
  ctx: Context,
  viewer: Viewer,
  { waveform, ...message }: FileMessage,
  upload: Upload,
  rule: UploadRule,
  textBefore: TextBefore | null = null,
): Promise<{ file: ChatMessage; text: ChatMessage | null }> {
  const { app } = ctx;
  const { conversationId, key } = message;
  const asText = textBefore && { conversationId, key: textBefore.key };
  const textSent = asText && (await sentBefore(ctx, viewer, asText));
  const before = await sentBefore(ctx, viewer, { conversationId, key });
  if (before) return { file: before, text: textSent };
  if ((await writableConversationId(app, viewer.id, conversationId)) === null)
    throw await sendRefusal(ctx, viewer, conversationId);
  const text = textSent ? null : textBefore;
  if (text) await app.limits.consume('messagesPerMinute', viewer.id);
  await app.limits.consume('chatFiles', viewer.id);
  let written: Written | undefined;
  let textWritten: Written | undefined;
  const of = { ownerId: viewer.id, purpose: 'chat', ...(waveform && { name: voiceFileName }) };
  try {
    await storeFile(
      app,
      countedUpload(app, viewer, upload),
      rule,
      of,
      async (work, fileId, milliseconds) => {
        const file = await work.em.findOneOrFail(StoredFile, { id: fileId });
        const { name, size, pages } = file;
        const say = async (one: Omit<NewMessage, 'isForwarded'>): Promise<Written | undefined> => {
          const parameters = sendParameters(app, viewer, { ...one, isForwarded: false });
          const [row] = await work.query(sendStatement, parameters);
          return row;
        };
        if (text)
          textWritten = await say({ ...message, ...text, kind: 'text', file: null, voice: null });
        written = await say({
          ...message,
          kind: kindOf(file.contentType),
          file: { id: fileId, name, size, pages },
          voice: waveform && milliseconds !== null ? { milliseconds, waveform } : null,
        });
        // Somebody has closed the conversation between the two.
        if (textWritten && !written) throw await sendRefusal(ctx, viewer, conversationId);
        // The file goes again with a message that was not written.
        return written ? [] : [fileId];
      },
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // What was written in that transaction is not there.
    textWritten = undefined;
    written = undefined;
  }
  return {
    text: textSent ?? (asText && (await finishSending(ctx, viewer, asText, textWritten))),
    file: await finishSending(ctx, viewer, { conversationId, key }, written),
  };
}
