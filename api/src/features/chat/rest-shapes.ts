import { chatTexts } from '../../../../schema/rules/chat/chat-texts.ts';
import { voiceWords } from '../../../../schema/rules/chat/voice-texts.ts';
import type {
  RestChatMessageFragment,
  RestConversationFragment,
} from '../../generated/documents.ts';

/** A message as it is documented. */
export const restMessage = ({ file, ...message }: RestChatMessageFragment) => ({
  ...message,
  fileKey: file?.fileKey ?? null,
});

/** What a file is called that was said last. */
const fileWords = ({
  fileName,
  voice,
}: NonNullable<RestConversationFragment['lastMessage']>): string | null =>
  voice ? voiceWords(voice.milliseconds) : fileName;

/** A conversation as it is documented. */
export const restConversation = ({
  participants,
  lastMessage,
  request,
  ...conversation
}: RestConversationFragment) => ({
  ...conversation,
  note: request?.note ?? null,
  participants: participants.map(({ user: { presence, ...user } }) => ({
    ...user,
    lastActiveInChat: presence.lastSeenAt,
  })),
  lastMessage:
    lastMessage &&
    (lastMessage.isDeleted ? chatTexts.deleted : lastMessage.content || fileWords(lastMessage)),
  lastMessageAt: lastMessage?.createdAt ?? null,
  unreadCounts: participants.map(({ user, unreadCount }) => ({
    user: user._id,
    count: unreadCount,
  })),
});
