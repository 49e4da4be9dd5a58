import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChatMessage } from '../messages/messages.types.ts';
import { Conversation, UnreadChats } from './conversations.types.ts';

@ObjectType({ description: 'How far somebody has read a conversation.' })
export class Receipt {
  @Field(() => ID, { description: 'The id of who it is.' })
  userId!: string;

  @Field(() => Int, { description: 'The number of the newest message that was on their screen.' })
  lastReadNumber!: number;

  @Field(() => Int, {
    description: 'The number of the newest message that one of their devices has.',
  })
  lastDeliveredNumber!: number;
}

@ObjectType({ description: 'Somebody types, or stopped.' })
export class Typing {
  @Field(() => ID, { description: 'The conversation they type in.' })
  conversationId!: string;

  @Field(() => ID, { description: 'The id of who types.' })
  userId!: string;

  @Field(() => Boolean, { description: 'False: they stopped.' })
  isTyping!: boolean;
}

@ObjectType({
  description:
    'One thing that happened in a conversation, the same for all in it. Exactly one of sent, changed, receipt, typing and isStale is set.',
})
export class ConversationChange {
  @Field(() => ID, { description: 'The conversation that is watched.' })
  conversationId!: string;

  @Field(() => ChatMessage, { nullable: true, description: 'A new message.' })
  sent?: ChatMessage | null;

  @Field(() => ChatMessage, {
    nullable: true,
    description: 'A message was edited, deleted for everybody, or reacted to.',
  })
  changed?: ChatMessage | null;

  @Field(() => Receipt, { nullable: true, description: 'Somebody received or read messages.' })
  receipt?: Receipt | null;

  @Field(() => Typing, { nullable: true, description: 'Somebody types, or stopped.' })
  typing?: Typing | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Read the conversation and the messages behind the last known number again: its people, name or status changed, or one has begun to listen and may have missed something.',
  })
  isStale?: boolean | null;
}

@ObjectType({ description: "What changed in the viewer's list of conversations." })
export class ConversationsChange {
  @Field(() => Conversation, {
    nullable: true,
    description: 'A conversation that moved or changed; null with `removedId` and `isStale`.',
  })
  conversation!: Conversation | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of a conversation that is not the viewer’s any more.',
  })
  removedId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of a message of `conversation` that the viewer deleted for themselves.',
  })
  hiddenMessageId!: string | null;

  @Field(() => Boolean, {
    description:
      'The viewer cleared the messages of `conversation`, with `isStale` of all: what is loaded of them is to be read again.',
  })
  isCleared!: boolean;

  @Field(() => UnreadChats, {
    description: 'What the viewer has not read in all conversations, as it is now.',
  })
  unread!: UnreadChats;

  @Field(() => Boolean, {
    description: 'Read the list again: one has begun to listen, or many changed.',
  })
  isStale!: boolean;
}
