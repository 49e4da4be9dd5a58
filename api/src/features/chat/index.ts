import type { Feature } from '../../core/feature.ts';
import { ConversationEntity } from './conversations/conversation.entity.ts';
import { ConversationsLiveResolver } from './conversations/conversations.live.ts';
import { ConversationsResolver } from './conversations/conversations.resolver.ts';
import { OwnListResolver } from './conversations/own-list.resolver.ts';
import { ParticipantEntity } from './conversations/participant.entity.ts';
import {
  HiddenMessageEntity,
  MessageEntity,
  MessageReactionEntity,
} from './messages/message.entity.ts';
import './conversations/presence-in-chats.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { collectChatFiles } from './collect-files.ts';
import { GroupsResolver } from './groups/groups.resolver.ts';
import { ChangeMessageResolver } from './messages/change-message.resolver.ts';
import { indexMessages } from './messages/index-messages.ts';
import { MessageWordsEntity } from './messages/message-words.entity.ts';
import { MessageFileResolver, MessagesResolver } from './messages/messages.resolver.ts';
import { chatOwnData } from './own-data.ts';
import { mailReminder } from './requests/request-mail.ts';
import { RequestsResolver, UsualAnswersResolver } from './requests/requests.resolver.ts';
import { expireAndRemindRequests } from './requests/waiting-requests.ts';
import { deleteExpiredMessages } from './retention.ts';

export {
  deleteReportedMessage,
  lockReportableMessage,
  messagesAroundReported,
} from './messages/reported-message.ts';
export { deleteReportedNote, lockReportableRequest } from './requests/reported-request.ts';
export {
  begunConversations,
  chatRequests,
  firstMessages,
  repliedRequests,
  unreadMessages,
} from './shared-chats.sql.ts';

/** Conversations between two people and in groups: requests, messages, receipts. */
export const chat: Feature = {
  name: 'chat',
  ownData: chatOwnData,
  onAccountDeleted,
  entities: [
    ConversationEntity,
    ParticipantEntity,
    MessageEntity,
    MessageReactionEntity,
    HiddenMessageEntity,
    MessageWordsEntity,
  ],
  resolvers: [
    ConversationsResolver,
    MessagesResolver,
    MessageFileResolver,
    OwnListResolver,
    GroupsResolver,
    RequestsResolver,
    UsualAnswersResolver,
    ChangeMessageResolver,
    ConversationsLiveResolver,
  ],
  jobs: (app) => [
    expireAndRemindRequests(app),
    mailReminder(app),
    deleteExpiredMessages(app),
    collectChatFiles(app),
    indexMessages(app),
  ],
  restRows: () => import('./chat.rest.ts').then((m) => m.chatRows),
  socketRooms: () => import('./chat.socket.ts').then((m) => [m.chatSocketRoom]),
};

export { ConversationEntity } from './conversations/conversation.entity.ts';
export { findConversation } from './conversations/conversations.queries.ts';
export { partnerIn, postCallMessage } from './messages/call-messages.ts';
export { endRequestBetween } from './requests/end-request.ts';
export { findRequestToAnswer, provideReminderChoice } from './requests/request-mail.ts';
