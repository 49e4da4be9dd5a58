import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { takesRequests } from '../jobs/index.ts';
import { mailAnswers } from '../mailanswers/index.ts';
import { presenceInChats } from '../presence/index.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { ConversationEntity } from './conversations/conversation.entity.ts';
import { ConversationsLiveResolver } from './conversations/conversations.live.ts';
import { ConversationsResolver } from './conversations/conversations.resolver.ts';
import { OwnListResolver } from './conversations/own-list/own-list.resolver.ts';
import { ParticipantEntity } from './conversations/participant.entity.ts';
import { tellPresenceInChats } from './conversations/presence-in-chats.ts';
import { GroupsResolver } from './groups/groups.resolver.ts';
import { ChangeMessageResolver } from './messages/change-message.resolver.ts';
import {
  HiddenMessageEntity,
  MessageEntity,
  MessageReactionEntity,
} from './messages/message.entity.ts';
import { MessageFileResolver, MessagesResolver } from './messages/messages.resolver.ts';
import { indexMessages } from './messages/search/index-messages.ts';
import { MessageWordsEntity } from './messages/search/message-words.entity.ts';
import { chatOwnData } from './own-data.ts';
import { requestAnswers } from './requests/mail/answer-by-mail.ts';
import { mailReminder, reminderChoice } from './requests/mail/request-mail.ts';
import { RequestsResolver, UsualAnswersResolver } from './requests/requests.resolver.ts';
import { takesRequestsNow } from './requests/requests.sql.ts';
import { expireAndRemindRequests } from './requests/waiting-requests.ts';
import { collectChatFiles } from './retention/collect-files.ts';
import { deleteExpiredMessages } from './retention/retention.ts';

export {
  deleteReportedMessage,
  lockReportableMessage,
  messagesAroundReported,
} from './messages/reported-message.ts';
export { deleteReportedNote, lockReportableRequest } from './requests/reported-request.ts';
export {
  begunConversations,
  chatMutes,
  chatRequests,
  firstMessages,
  repliedRequests,
  unreadMessages,
} from './shared-chats.sql.ts';

/** Conversations between two people and in groups: requests, messages, receipts. */
export const chat: Feature = {
  name: 'chat',
  asks: [reminderChoice],
  provides: [
    provide(takesRequests, takesRequestsNow),
    provide(presenceInChats, tellPresenceInChats),
    provide(mailAnswers.chatRequest, requestAnswers),
  ],
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
export { findUnreadWords } from './messages/reading/unread-words.ts';
export { sendMessage } from './messages/sending/send-message.ts';
export { endRequestsWith, lockConversationsWith } from './requests/end-request.ts';
export { answerMailedRequest, findWaitingRequest } from './requests/mail/answer-by-link.ts';
export { findRequestToAnswer, reminderChoice } from './requests/mail/request-mail.ts';
