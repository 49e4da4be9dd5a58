import { chatTexts } from '../../../../schema/rules/chat-texts.ts';
import type {
  RestChatMessageFragment,
  RestConversationFragment,
} from '../../generated/documents.ts';

/** A message as it is documented. */
export const restMessage = ({ file, ...message }: RestChatMessageFragment) => ({
  ...message,
  fileKey: file?.fileKey ?? null,
});

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
    (lastMessage.isDeleted ? chatTexts.deleted : lastMessage.content || lastMessage.fileName),
  lastMessageAt: lastMessage?.createdAt ?? null,
  unreadCounts: participants.map(({ user, unreadCount }) => ({
    user: user._id,
    count: unreadCount,
  })),
});
