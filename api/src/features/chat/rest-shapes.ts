import type {
  RestChatMessageFragment,
  RestConversationFragment,
} from '../../generated/documents.ts';

/** A message as it is documented. */
export const restMessage = ({ file, ...message }: RestChatMessageFragment) => ({
  ...message,
  fileKey: file?.fileKey ?? null,
});

/** A conversation as it is documented; what each has not read is a difference of two numbers. */
export const restConversation = ({
  participants,
  lastMessage,
  lastNumber,
  request,
  ...conversation
}: RestConversationFragment) => ({
  ...conversation,
  note: request?.note ?? null,
  participants: participants.map(({ user: { presence, ...user } }) => ({
    ...user,
    lastActiveInChat: presence.lastSeenAt,
  })),
  lastMessage: lastMessage && (lastMessage.content || lastMessage.fileName),
  lastMessageAt: lastMessage?.createdAt ?? null,
  unreadCounts: participants.map(({ user, lastReadNumber }) => ({
    user: user._id,
    count: Math.max(0, lastNumber - lastReadNumber),
  })),
});
