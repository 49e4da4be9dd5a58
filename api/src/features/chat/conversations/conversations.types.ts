import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type {
  ConversationFilter,
  ConversationStatus,
  ConversationType,
  ParticipantRole,
} from '../../../../../schema/rules/chat/chat-texts.ts';
import { Connection, PageArgs } from '../../../core/lists/paging.ts';
import { type Person, User } from '../../identity/index.ts';
import {
  ConversationFilterEnum,
  ConversationStatusEnum,
  ConversationTypeEnum,
  ParticipantRoleEnum,
} from '../chat-enums.ts';
import { ChatMessage } from '../messages/messages.types.ts';

@ObjectType({ description: 'Somebody in a conversation, and how far they have read it.' })
export class Participant {
  @Field(() => User, { description: 'Who it is.' })
  user!: Person;

  @Field(() => ParticipantRoleEnum, {
    description: 'What they may do in a group; of two people both are `member`.',
  })
  role!: ParticipantRole;

  @Field(() => Boolean, {
    description: 'They made the group: while they are an admin, nobody else takes that from them.',
  })
  isCreator!: boolean;

  @Field(() => Int, { description: 'The number of the newest message that was on their screen.' })
  lastReadNumber!: number;

  @Field(() => Int, {
    description: 'The number of the newest message that one of their devices has.',
  })
  lastDeliveredNumber!: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When they joined; of a group they read what was sent since.',
  })
  joinedAt!: Date;

  @Field(() => Int, { description: 'How many messages they have not read.' })
  unreadCount!: number;
}

@ObjectType({ description: 'What a student asked an alumnus for.' })
export class ChatRequest {
  @Field(() => Boolean, { description: 'Whether the viewer asked.' })
  isOwn!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why they ask, in their words; null when they do not say.',
  })
  note!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent, the last time.' })
  askedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When it ends unless it is answered: 14 days after it was sent.',
  })
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the alumnus answered; null while it waits, and once it has expired.',
  })
  answeredAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From when who asked may ask again; null unless it was declined or expired.',
  })
  askAgainAt!: Date | null;
}

@ObjectType({ description: 'A conversation as one of those in it sees it.' })
export class Conversation {
  @Field(() => ID, { description: 'What arguments named `conversationId` take.' })
  id!: string;

  @Field(() => ConversationTypeEnum, { description: 'Whether it is of two people or a group.' })
  type!: ConversationType;

  @Field(() => ConversationStatusEnum, {
    description: 'Whether it has begun; a group is always `active`.',
  })
  status!: ConversationStatus;

  @Field(() => String, { nullable: true, description: 'The name of a group; null for two people.' })
  name!: string | null;

  /** Answered as a signed address (`pictureUrl`). */
  pictureId!: string | null;

  @Field(() => [User], {
    description: 'The first four of the others; nobody, when the only other account is gone.',
  })
  others!: Person[];

  @Field(() => Int, { description: 'How many people are in it, the viewer included.' })
  participantsCount!: number;

  @Field(() => ParticipantRoleEnum, { description: 'What the viewer may do in a group.' })
  role!: ParticipantRole;

  @Field(() => ChatRequest, {
    nullable: true,
    description: 'The request that the conversation began as; null for others.',
  })
  request!: ChatRequest | null;

  @Field(() => Boolean, { description: 'Whether the viewer may write.' })
  canWrite!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the viewer may not write, in words; null when they may.',
  })
  refusal!: string | null;

  @Field(() => ChatMessage, {
    nullable: true,
    description: 'The newest message that the viewer sees; null without any.',
  })
  lastMessage!: ChatMessage | null;

  @Field(() => GraphQLISODateTime, {
    description: 'When something last happened in it: the list is ordered by it.',
  })
  lastMessageAt!: Date;

  @Field(() => Int, { description: 'The number of the newest message; 0 without any.' })
  lastNumber!: number;

  @Field(() => Int, { description: 'The number of the newest message that the viewer has read.' })
  lastReadNumber!: number;

  @Field(() => Int, {
    description:
      'How many messages the viewer has not read; lines of the conversation itself are none.',
  })
  unreadCount!: number;

  @Field(() => Boolean, { description: 'The viewer keeps it at the top of their list.' })
  isPinned!: boolean;

  @Field(() => Boolean, {
    description: 'Out of the viewer’s list, until somebody writes there again.',
  })
  isArchived!: boolean;

  @Field(() => Boolean, {
    description:
      'The viewer deleted it for themselves: out of all of their lists, until somebody writes there again.',
  })
  isHidden!: boolean;

  @Field(() => Boolean, {
    description: 'The viewer marked it as unread: until they open it, or write there.',
  })
  isMarkedUnread!: boolean;

  @Field(() => Boolean, {
    description: 'The viewer blocks the other one of two. Whom that one blocks is told to nobody.',
  })
  isBlocked!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until then the viewer is not told of it; null when they are.',
  })
  mutedUntil!: Date | null;
}

export const ConversationConnection = Connection(Conversation, 'ConversationConnection');

@ArgsType()
export class ConversationArgs extends PageArgs {
  @Field(() => ConversationFilterEnum, {
    nullable: true,
    defaultValue: 'all',
    description: 'Which of them.',
  })
  filter?: ConversationFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name of somebody in it, or of the group.',
  })
  search?: string | null;
}

@ObjectType({ description: 'What the viewer has not read. Muted and archived ones do not count.' })
export class UnreadChats {
  @Field(() => Int, { description: 'Conversations with something unread, or marked so.' })
  conversations!: number;

  @Field(() => Int, { description: 'Messages in them.' })
  messages!: number;

  @Field(() => Int, { description: 'Requests that wait for the viewer.' })
  requests!: number;
}

@ObjectType({ description: 'What writing to a person would be like.' })
export class ConversationWith {
  @Field(() => User, { description: 'The person who would be written to.' })
  user!: Person;

  @Field(() => Conversation, {
    nullable: true,
    description: 'The conversation that the two have; null while there is none.',
  })
  conversation!: Conversation | null;

  @Field(() => Boolean, {
    description: 'Whether opening it sends a request, with a note: a student writes to an alumnus.',
  })
  isRequest!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it can not be opened: the alumnus takes no more requests. Null when it can.',
  })
  refusal!: string | null;
}
