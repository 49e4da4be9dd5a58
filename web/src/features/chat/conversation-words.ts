import { callWords } from '@schema/rules/calls-texts';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import type { ChatMessageFieldsFragment, ConversationFieldsFragment } from '@/generated/documents';

type Named = Pick<ConversationFieldsFragment, 'type' | 'name' | 'others'>;

/** Whom a conversation is with: the group's name, or those in it but the viewer. */
export function conversationTitle({ type, name, others }: Named): string {
  if (type === 'group' && name) return name;
  return others.map(({ fullName }) => fullName).join(', ') || chatTexts.deletedAccount;
}

/** What a call left in a conversation: who called and was not answered has missed nothing. */
export const callLine = (words: string, isOwn: boolean): string =>
  isOwn && words === callWords('missed', null) ? chatPageTexts.noAnswer : words;

/** What a message says in one line. */
export function messageLine({
  kind,
  content,
  fileName,
  isDeleted,
}: Pick<ChatMessageFieldsFragment, 'kind' | 'content' | 'fileName' | 'isDeleted'>): string {
  if (isDeleted) return chatPageTexts.deleted;
  if (kind === 'image') return chatPageTexts.picture;
  if (kind === 'pdf') return fileName ?? chatPageTexts.document;
  return content;
}

type Listed = Pick<ConversationFieldsFragment, 'type' | 'status' | 'request' | 'lastMessage'>;

/**
 * What was said last, with who said it where that is not plain; of a request that waits, its note.
 */
export function lastLine({ type, status, request, lastMessage }: Listed, viewerId: string): string {
  if (status === 'pending' && request?.note)
    return request.isOwn ? `${chatPageTexts.you}: ${request.note}` : request.note;
  if (!lastMessage) {
    if (status === 'declined' || status === 'expired') return chatTexts[status];
    return chatTexts.noMessages;
  }
  const words = messageLine(lastMessage);
  if (lastMessage.kind === 'system') return words;
  if (lastMessage.kind === 'call') return callLine(words, lastMessage.sender?.id === viewerId);
  if (lastMessage.sender?.id === viewerId) return `${chatPageTexts.you}: ${words}`;
  const [firstName] = lastMessage.sender?.fullName.split(' ') ?? [];
  return type === 'group' && firstName ? `${firstName}: ${words}` : words;
}
