import { createHash } from 'node:crypto';
import {
  captionText,
  chatFile,
  chatLimits,
  chatTexts,
  messageText,
  voiceFile,
  voiceWaveform,
} from '../../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../../core/access.ts';
import type { Context, Viewer } from '../../../../core/context.ts';
import { badUserInput, notFound, validate } from '../../../../core/errors.ts';
import type { Upload } from '../../../../core/files/process-upload.ts';
import { isId } from '../../../../core/ids.ts';
import { ownConversationId } from '../../conversations/membership.queries.ts';
import type { ChatMessage } from '../messages.types.ts';
import { sendFile, type TextBefore } from './send-file.ts';
import { messageKey } from './send-message.ts';

/** What is sent with files. */
export interface SendFilesInput {
  conversationId: string;
  key: string;
  /** Words that stand below the first file; empty for none. */
  content: string;
  /** A text that is said before the first file, with it or not at all; null for none. */
  textBefore: string | null;
  replyToId: string | null;
}

/** The key of one of several files that are sent together; of a single one, the call's own. */
const keyOf = (key: string, index: number): string => (index === 0 ? key : `${key} ${index + 1}`);

/**
 * The key of files that come after a text, which has the call's own: of the same length for every
 * key, so that none is too long.
 */
const filesKeyOf = (key: string): string =>
  createHash('sha256').update(`${key} files`).digest('base64url');

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
 * its key, each is the same message; those that came before one which is refused stay. A text
 * before them comes with the first, or not at all.
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
  const callKey = validate(messageKey, input.key, 'key');
  const words = validate(captionText, input.content, 'content');
  const text: TextBefore | null =
    input.textBefore === null
      ? null
      : { key: callKey, content: validate(messageText, input.textBefore, 'textBefore') };
  const key = text ? filesKeyOf(callKey) : callKey;
  if (uploads.length === 0) throw badUserInput(chatTexts.noFile, { files: chatTexts.noFile });
  if (uploads.length > chatLimits.files)
    throw badUserInput(chatTexts.manyFiles, { files: chatTexts.manyFiles });
  const conversationId = await sentTo(ctx, viewer, input.conversationId);
  const sent: ChatMessage[] = [];
  for (const [index, upload] of uploads.entries()) {
    const isFirst = index === 0;
    const { replyToId } = input;
    const content = isFirst ? words : '';
    const one = { conversationId, key: keyOf(key, index), content, replyToId, waveform: null };
    const rule = chatFile(upload.filename);
    const before = isFirst ? text : null;
    const { text: textSent, file } = await sendFile(ctx, viewer, one, upload, rule, before);
    sent.push(...(textSent ? [textSent] : []), file);
  }
  return sent;
}

/** What is sent with a recording: how loud it is along its way, as the device measured it. */
export interface SendVoiceInput extends Omit<SendFilesInput, 'content' | 'textBefore'> {
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
  return (await sendFile(ctx, viewer, message, upload, voiceFile)).file;
}
