import { pipeline, Transform } from 'node:stream';
import { type MessageKind, voiceFileName } from '../../../../../schema/rules/chat.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import { isUniqueViolation } from '../../../core/errors.ts';
import type { Upload, UploadRule } from '../../../core/files/process-upload.ts';
import { StoredFile, storeFile } from '../../files/index.ts';
import { writableConversationId } from '../conversations/membership.queries.ts';
import type { MessageRow } from './messages.sql.ts';
import type { ChatMessage } from './messages.types.ts';
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
): Promise<ChatMessage> {
  const { app } = ctx;
  const { conversationId, key } = message;
  const before = await sentBefore(ctx, viewer, { conversationId, key });
  if (before) return before;
  if ((await writableConversationId(app, viewer.id, conversationId)) === null)
    throw await sendRefusal(ctx, viewer, conversationId);
  await app.limits.consume('chatFiles', viewer.id);
  let written: (MessageRow & { recipients: string[] }) | undefined;
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
        [written] = await work.query(
          sendStatement,
          sendParameters(app, viewer, {
            ...message,
            kind: kindOf(file.contentType),
            file: { id: fileId, name, size, pages },
            voice: waveform && milliseconds !== null ? { milliseconds, waveform } : null,
            isForwarded: false,
          }),
        );
        // The file goes again with a message that was not written.
        return written ? [] : [fileId];
      },
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return finishSending(ctx, viewer, { conversationId, key }, written);
}
