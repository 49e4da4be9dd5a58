import { callWords } from '@schema/rules/calls/calls-texts';
import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts, notActiveText } from '@schema/rules/chat/chat-texts';
import { voiceWords } from '@schema/rules/chat/voice-texts';
import { withoutMarks } from '@schema/rules/text/without-marks';
import type { ChatMessageFieldsFragment, ConversationFieldsFragment } from '@/generated/documents';

type Named = Pick<ConversationFieldsFragment, 'type' | 'name' | 'others'>;

/** Whom a conversation is with: the group's name, or those in it but the viewer. */
export function conversationTitle({ type, name, others }: Named): string {
  if (type === 'group' && name) return name;
  return others.map(({ fullName }) => fullName).join(', ') || chatTexts.deletedAccount;
}

/**
 * What words say to who reads them. Of a call that was not answered who called has missed nothing.
 * @param isOwn the reader is who said it, or called
 */
export const wordsFor = (
  { kind, content }: { kind: string; content: string },
  isOwn: boolean,
): string =>
  kind === 'call' && isOwn && content === callWords('missed', null)
    ? chatPageTexts.noAnswer
    : content;

/** The same words in one line, without the signs that set some of them apart. */
export function lineFor(said: { kind: string; content: string }, isOwn: boolean): string {
  const words = wordsFor(said, isOwn);
  // The conversation's own words have names in them, as they were given.
  return said.kind === 'system' ? words : withoutMarks(words);
}

/** What stands where a message was that nobody reads any more. */
export const goneWords = ({
  isRemovedByAdmin,
  removedByName,
}: Pick<ChatMessageFieldsFragment, 'isRemovedByAdmin' | 'removedByName'>): string =>
  isRemovedByAdmin ? chatOwnTexts.removedByAdmin(removedByName) : chatPageTexts.deleted;

/** What a message says to the viewer in one line. */
export function messageLine(
  message: Pick<
    ChatMessageFieldsFragment,
    | 'kind'
    | 'content'
    | 'fileName'
    | 'voice'
    | 'isDeleted'
    | 'isRemovedByAdmin'
    | 'removedByName'
    | 'sender'
  >,
  viewerId: string,
): string {
  const { kind, fileName, voice, isDeleted, sender } = message;
  if (isDeleted) return goneWords(message);
  const words = lineFor(message, sender?.id === viewerId);
  if (kind === 'image') return chatPageTexts.withCaption(chatPageTexts.picture, words);
  if (kind === 'voice')
    return chatPageTexts.withCaption(voiceWords(voice?.milliseconds ?? null), words);
  if (kind === 'pdf') return chatPageTexts.withCaption(fileName ?? chatPageTexts.document, words);
  return words;
}

type Listed = Pick<ConversationFieldsFragment, 'type' | 'status' | 'request' | 'lastMessage'>;

/**
 * What was said last, with who said it where that is not plain; of a request that waits, its note.
 */
export function lastLine({ type, status, request, lastMessage }: Listed, viewerId: string): string {
  if (status === 'pending' && request?.note)
    return request.isOwn ? `${chatPageTexts.you}: ${request.note}` : request.note;
  if (!lastMessage) {
    if (status !== 'active' && status !== 'pending')
      return notActiveText(status, request?.isOwn ?? false);
    return chatTexts.noMessages;
  }
  const words = messageLine(lastMessage, viewerId);
  if (lastMessage.kind === 'system' || lastMessage.kind === 'call') return words;
  if (lastMessage.sender?.id === viewerId) return `${chatPageTexts.you}: ${words}`;
  const [firstName] = lastMessage.sender?.fullName.split(' ') ?? [];
  return type === 'group' && firstName ? `${firstName}: ${words}` : words;
}
