import type { Feature } from '../../core/feature.ts';
import { ArrangingResolver } from './conversations/arranging.resolver.ts';
import { ConversationEntity } from './conversations/conversation.entity.ts';
import { ConversationsLiveResolver } from './conversations/conversations.live.ts';
import { ConversationsResolver } from './conversations/conversations.resolver.ts';
import { ParticipantEntity } from './conversations/participant.entity.ts';
import {
  HiddenMessageEntity,
  MessageEntity,
  MessageReactionEntity,
} from './messages/message.entity.ts';
import './conversations/presence-in-chats.ts';
import { GroupsResolver } from './groups/groups.resolver.ts';
import { MessageChangesResolver } from './messages/changing.resolver.ts';
import { MessageFileResolver, MessagesResolver } from './messages/messages.resolver.ts';

/** Conversations between two people and in groups: requests, messages, receipts. */
export const chat: Feature = {
  name: 'chat',
  entities: [
    ConversationEntity,
    ParticipantEntity,
    MessageEntity,
    MessageReactionEntity,
    HiddenMessageEntity,
  ],
  resolvers: [
    ConversationsResolver,
    MessagesResolver,
    MessageFileResolver,
    ArrangingResolver,
    GroupsResolver,
    MessageChangesResolver,
    ConversationsLiveResolver,
  ],
  restRows: () => import('./chat.rest.ts').then((m) => m.chatRows),
  socketRooms: () => import('./chat.socket.ts').then((m) => [m.chatSocketRoom]),
};

export { ConversationEntity } from './conversations/conversation.entity.ts';
export { findConversation } from './conversations/conversations.queries.ts';
export { partnerIn, sayCall } from './messages/call-messages.ts';
