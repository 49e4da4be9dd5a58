import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ChatLive, MessagesLink } from '@/features/chat';
import { connection, person } from '../builders';
import { open } from '../open';

/** jsdom measures nothing: what is drawn follows from the height of the window and of a row. */
const measured = {
  offsetHeight(this: HTMLElement) {
    return this.hasAttribute('data-index') ? 40 : 800;
  },
  offsetWidth: () => 400,
  clientHeight: () => 800,
  clientWidth: () => 400,
};

export function beginMeasuring(): void {
  for (const [name, get] of Object.entries(measured))
    Object.defineProperty(HTMLDivElement.prototype, name, { configurable: true, get });
}
export function endMeasuring(): void {
  for (const name of Object.keys(measured)) Reflect.deleteProperty(HTMLDivElement.prototype, name);
}

type Options = Partial<Parameters<typeof open>[1]>;

const at = '2026-01-05T10:00:00.000Z';
export const message = (number: number, over: object = {}) => ({
  __typename: 'ChatMessage',
  id: `m${number}`,
  conversationId: 'c1',
  number,
  key: null,
  kind: 'text',
  content: `Words ${number}`,
  sender: { __typename: 'User', id: 'asha', fullName: 'Asha Rao', profilePic: null },
  file: null,
  voice: null,
  fileName: null,
  isAccessible: true,
  errorMessage: null,
  replyTo: null,
  reactions: [],
  isForwarded: false,
  isDeleted: false,
  isRemovedByAdmin: false,
  removedByName: null,
  editedAt: null,
  createdAt: at,
  ...over,
});
const participant = (id: string, over: object = {}) => ({
  __typename: 'Participant',
  user: person(id, id === 'asha' ? { fullName: 'Asha Rao' } : {}),
  role: 'member',
  isCreator: false,
  lastReadNumber: 0,
  lastDeliveredNumber: 0,
  ...over,
});
export const conversation = (id: string, over: object = {}) => ({
  __typename: 'Conversation',
  id,
  type: 'dm',
  status: 'active',
  name: null,
  pictureUrl: null,
  others: [person('asha', { fullName: 'Asha Rao' })],
  participantsCount: 2,
  participants: [participant('me'), participant('asha')],
  role: 'member',
  canWrite: true,
  refusal: null,
  request: null,
  lastMessage: message(2),
  lastMessageAt: at,
  lastNumber: 2,
  lastReadNumber: 2,
  unreadCount: 0,
  isPinned: false,
  isArchived: false,
  isHidden: false,
  isMarkedUnread: false,
  isBlocked: false,
  mutedUntil: null,
  ...over,
});
export const pages = (nodes: object[], hasMore = false, hasNewer = false) => ({
  messages: { __typename: 'MessagePage', nodes, hasMore, hasNewer },
});
export const unread = (over: object = {}) => ({
  __typename: 'UnreadChats',
  conversations: 0,
  messages: 0,
  requests: 0,
  ...over,
});
export const changed = (over: object) => ({
  conversationsChanged: {
    __typename: 'ConversationsChange',
    conversation: null,
    removedId: null,
    hiddenMessageId: null,
    isCleared: false,
    isStale: false,
    unread: unread(),
    ...over,
  },
});
export const happened = (over: object) => ({
  conversationChanged: {
    __typename: 'ConversationChange',
    conversationId: 'c1',
    isStale: null,
    sent: null,
    changed: null,
    receipt: null,
    typing: null,
    ...over,
  },
});
export const asked = (isOwn: boolean, over: object = {}, ofRequest: object = {}) =>
  conversation('c1', {
    status: 'pending',
    canWrite: false,
    lastMessage: null,
    lastNumber: 0,
    lastReadNumber: 0,
    request: {
      __typename: 'ChatRequest',
      isOwn,
      note: 'About Zoho?',
      askedAt: at,
      expiresAt: at,
      answeredAt: null,
      askAgainAt: null,
      ...ofRequest,
    },
    ...over,
  });

/** A page with what stands around it in the product. */
export const withChatLive = (Page: ComponentType) => () => (
  <>
    <MessagesLink />
    <ChatLive />
    <Page />
  </>
);

/** Opens the page with one conversation. */
export const openChatOn = (
  Everything: ComponentType,
  row: ReturnType<typeof conversation>,
  { answers, ...rest }: Options = {},
) =>
  open(Everything, {
    path: '/chat/:id',
    at: '/chat/c1',
    answers: {
      Conversations: () => ({ conversations: connection('ConversationConnection', [row]) }),
      Conversation: () => ({ conversation: row }),
      ConversationPresence: () => ({
        conversation: {
          __typename: 'Conversation',
          id: 'c1',
          others: [
            {
              __typename: 'User',
              id: 'asha',
              presence: { __typename: 'Presence', id: 'asha', isOnline: true, lastSeenAt: null },
            },
          ],
        },
      }),
      Messages: () => pages([message(1), message(2)]),
      UnreadChats: () => ({ unreadChats: unread() }),
      MarkDelivered: () => ({ markDelivered: true }),
      MarkRead: () => ({ markRead: unread() }),
      SetTyping: () => ({ setTyping: true }),
      ...answers,
    },
    ...rest,
  });
export const write = async (words: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), words);
export const log = () => within(screen.getByRole('log'));
