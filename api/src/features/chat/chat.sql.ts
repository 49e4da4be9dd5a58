import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { ConversationEntity } from './conversations/conversation.entity.ts';
import type { ParticipantEntity } from './conversations/participant.entity.ts';
import type {
  HiddenMessageEntity,
  MessageEntity,
  MessageReactionEntity,
} from './messages/message.entity.ts';
import type { MessageWordsEntity } from './messages/search/message-words.entity.ts';

/** Statements over the tables of this room. */
export const chatSql =
  roomSql<
    Tables<
      | typeof ConversationEntity
      | typeof ParticipantEntity
      | typeof MessageEntity
      | typeof MessageReactionEntity
      | typeof HiddenMessageEntity
      | typeof MessageWordsEntity
    >
  >('chat');
