import {
  captionText,
  chatFile,
  chatLimits,
  chatTexts,
  voiceFile,
  voiceWaveform,
} from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context, Viewer } from '../../../core/context.ts';
import { badUserInput, notFound, validate } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { isId } from '../../../core/ids.ts';
import { ownConversationId } from '../conversations/membership.queries.ts';
import type { ChatMessage } from './messages.types.ts';
import { sendFile } from './send-file.ts';
import { messageKey } from './send-message.ts';

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

/**
 * The conversation that a file is sent into, by its id or the other person's.
 * @throws NOT_FOUND for what can be none
 */
async function sentTo({ app }: Context, { id }: Viewer, conversationId: string): Promise<string> {
  if (!isId(conversationId)) throw notFound(chatTexts.notFound);
  const sentId = conversationId.toLowerCase();
  return (await ownConversationId(app, id, sentId)) ?? sentId;
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
  const conversationId = await sentTo(ctx, viewer, input.conversationId);
  const sent: ChatMessage[] = [];
  for (const [index, upload] of uploads.entries()) {
    const content = index === 0 ? words : '';
    const one = { ...input, conversationId, key: keyOf(key, index), content, waveform: null };
    sent.push(await sendFile(ctx, viewer, one, upload, chatFile(upload.filename)));
  }
  return sent;
}

/** What is sent with a recording: how loud it is along its way, as the device measured it. */
export interface SendVoiceInput extends Omit<SendFilesInput, 'content'> {
  waveform: readonly number[];
}

/**
 * Sends a recording. Sent again under its key, it is the same message. How long it is says its
 * file.
 * @throws BAD_USER_INPUT for a waveform that is none, UNSUPPORTED_TYPE for what is no recording of
 * sound alone, TOO_LARGE for one that is too long or too large; else as `sendFiles`
 */
export async function sendVoiceMessage(
  ctx: Context,
  input: SendVoiceInput,
  upload: Upload,
): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  const key = validate(messageKey, input.key, 'key');
  const waveform = validate(voiceWaveform, input.waveform, 'waveform');
  const conversationId = await sentTo(ctx, viewer, input.conversationId);
  const { replyToId } = input;
  const message = { conversationId, key, content: '', replyToId, waveform };
  return sendFile(ctx, viewer, message, upload, voiceFile);
}
