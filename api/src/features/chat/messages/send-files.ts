import { pipeline, Transform } from 'node:stream';
import {
  captionText,
  chatFile,
  chatLimits,
  chatTexts,
  type MessageKind,
} from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import { badUserInput, isUniqueViolation, notFound, validate } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { isId } from '../../../core/ids.ts';
import { StoredFile, storeFile } from '../../files/index.ts';
import { ownConversationId, writableConversationId } from '../conversations/membership.queries.ts';
import type { MessageRow } from './messages.sql.ts';
import type { ChatMessage } from './messages.types.ts';
import { sendStatement } from './send.sql.ts';
import {
  finishSending,
  messageKey,
  sendParameters,
  sendRefusal,
  sentBefore,
} from './send-message.ts';

/** What is sent with files. */
export interface SendFilesInput {
  conversationId: string;
  key: string;
  /** Words that stand below the first file; empty for none. */
  content: string;
  replyToId: string | null;
}

/** The key of one of several files that are sent together; of a single one, the call's own. */
const keyOf = (key: string, index: number): string => (index === 0 ? key : `${key} ${index + 1}`);

const kindOf = (contentType: string): MessageKind =>
  contentType === 'application/pdf' ? 'pdf' : 'image';

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
async function sendFile(
  ctx: Context,
  viewer: Viewer,
  { conversationId, key, content, replyToId }: SendFilesInput,
  upload: Upload,
): Promise<ChatMessage> {
  const { app } = ctx;
  const before = await sentBefore(ctx, viewer, { conversationId, key });
  if (before) return before;
  if ((await writableConversationId(app, viewer.id, conversationId)) === null)
    throw await sendRefusal(ctx, viewer, conversationId);
  await app.limits.consume('chatFiles', viewer.id);
  let written: (MessageRow & { recipients: string[] }) | undefined;
  const of = { ownerId: viewer.id, purpose: 'chat' };
  try {
    await storeFile(
      app,
      countedUpload(app, viewer, upload),
      chatFile(upload.filename),
      of,
      async (work, fileId) => {
        const file = await work.em.findOneOrFail(StoredFile, { id: fileId });
        const { name, size, pages } = file;
        [written] = await work.query(
          sendStatement,
          sendParameters(app, viewer, {
            conversationId,
            key,
            content,
            kind: kindOf(file.contentType),
            file: { id: fileId, name, size, pages },
            replyToId,
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

/**
 * Sends pictures and PDFs, each as a message of its own, in the order of the call. Sent again under
 * its key, each is the same message; those that came before one which is refused stay.
 * @param input the conversation's id, or the other person's; a key made by the client; words for
 * the first file, at most 4,000 characters; the message that is answered
 * @throws BAD_USER_INPUT without a file, for more than 10 and for too many words; TOO_LARGE and
 * UNSUPPORTED_TYPE with the documented alerts; RATE_LIMITED past the files and bytes of half an
 * hour or a day; else as `sendMessage`
 */
export async function sendFiles(
  ctx: Context,
  input: SendFilesInput,
  uploads: readonly Upload[],
): Promise<ChatMessage[]> {
  const viewer = requireViewer(ctx, 'member');
  const key = validate(messageKey, input.key, 'key');
  const words = validate(captionText, input.content, 'content');
  if (uploads.length === 0) throw badUserInput(chatTexts.noFile, { files: chatTexts.noFile });
  if (uploads.length > chatLimits.files)
    throw badUserInput(chatTexts.manyFiles, { files: chatTexts.manyFiles });
  if (!isId(input.conversationId)) throw notFound(chatTexts.notFound);
  const sentId = input.conversationId.toLowerCase();
  const conversationId = (await ownConversationId(ctx.app, viewer.id, sentId)) ?? sentId;
  const sent: ChatMessage[] = [];
  for (const [index, upload] of uploads.entries()) {
    const content = index === 0 ? words : '';
    const one = { ...input, conversationId, key: keyOf(key, index), content };
    sent.push(await sendFile(ctx, viewer, one, upload));
  }
  return sent;
}
