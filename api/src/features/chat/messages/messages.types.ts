import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { MessageKind } from '../../../../../schema/rules/chat/chat-texts.ts';
import { Connection, PageArgs } from '../../../core/lists/paging.ts';
import { type Person, User } from '../../identity/index.ts';
import { MessageKindEnum } from '../chat-enums.ts';

@ObjectType({ description: 'A message that another one answers, as it is quoted there.' })
export class QuotedMessage {
  @Field(() => ID, { description: 'The id of the message that is quoted.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the conversation.' })
  number!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of who wrote it, or called; null when the account is gone.',
  })
  senderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who wrote it; null when the account is gone.',
  })
  senderName!: string | null;

  @Field(() => MessageKindEnum, { description: 'What it holds.' })
  kind!: MessageKind;

  @Field(() => String, {
    description:
      'Its first 200 characters, of a file those of its words; empty when it was deleted.',
  })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of its file; null for messages without one.',
  })
  fileName!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many pages its PDF has; null for others.' })
  filePages!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many milliseconds its voice message is long; null for others.',
  })
  voiceMilliseconds!: number | null;

  @Field(() => Boolean, { description: 'It was deleted for everybody.' })
  isDeleted!: boolean;

  @Field(() => Boolean, {
    description:
      'False where the viewer joined after it, cleared it or deleted it for themselves: words, file and who wrote it are then left out.',
  })
  isReadable!: boolean;
}

@ObjectType({ description: 'Who reacted to a message with the same emoji.' })
export class MessageReaction {
  @Field(() => String, { description: 'One of 👍 ❤️ 😂 😮 😢 🙏.' })
  emoji!: string;

  @Field(() => [ID], { description: 'The ids of the people who chose it.' })
  userIds!: string[];
}

@ObjectType({ description: 'The file of a message. Its addresses open for whoever holds them.' })
export class MessageFile {
  @Field(() => ID, { description: "The file's id." })
  id!: string;

  @Field(() => String, { description: 'The name to keep it under.' })
  name!: string;

  @Field(() => Int, { description: 'The size in bytes.' })
  size!: number;

  @Field(() => Int, {
    nullable: true,
    description: "How many pages a PDF has; null for others, and where they can't be counted.",
  })
  pages!: number | null;
}

@ObjectType({ description: 'What is known of a voice message beside its file.' })
export class VoiceFacts {
  @Field(() => Int, { description: 'How many milliseconds it is long, as its file says.' })
  milliseconds!: number;

  @Field(() => [Int], {
    description:
      'How loud it is along its way: 48 numbers from 0 to 100, as its sender’s device measured them.',
  })
  waveform!: number[];
}

@ObjectType({ description: 'Something said in a conversation.' })
export class ChatMessage {
  @Field(() => ID, {
    description: 'What mutations about a message take, and `replyToId` for an answer to it.',
  })
  id!: string;

  @Field(() => ID, { description: 'The conversation that it was sent to.' })
  conversationId!: string;

  @Field(() => Int, {
    description: 'Its place in the conversation: 1, 2, 3 … without gaps, in the order of all.',
  })
  number!: number;

  @Field(() => User, {
    nullable: true,
    description: 'Who wrote or did it; null when the account is gone.',
  })
  sender!: Person | null;

  @Field(() => ID, {
    nullable: true,
    description: "The key that its sender's device made: it finds its own message by it.",
  })
  key!: string | null;

  @Field(() => MessageKindEnum, { description: 'What it holds.' })
  kind!: MessageKind;

  @Field(() => String, {
    description:
      'Plain text; of a file the words that came with it, if any; empty when it was deleted.',
  })
  content!: string;

  @Field(() => MessageFile, {
    nullable: true,
    description:
      'The picture, PDF or recording; null for other messages, and when the file is gone.',
  })
  file!: MessageFile | null;

  @Field(() => VoiceFacts, {
    nullable: true,
    description: 'Of a voice message, which stays when the file is gone; null for others.',
  })
  voice!: VoiceFacts | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the file, which stays when the file is gone; null for other messages.',
  })
  fileName!: string | null;

  @Field(() => Boolean, {
    description: 'False for a picture, PDF or voice message whose file is gone.',
  })
  isAccessible!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the file is not accessible, in words; null when it is.',
  })
  errorMessage!: string | null;

  @Field(() => QuotedMessage, {
    nullable: true,
    description: 'The message that it answers; null for others.',
  })
  replyTo!: QuotedMessage | null;

  @Field(() => [MessageReaction], {
    description: 'One for each emoji that somebody chose; each person chooses at most one.',
  })
  reactions!: MessageReaction[];

  @Field(() => Boolean, { description: 'Whether it was forwarded from another conversation.' })
  isForwarded!: boolean;

  @Field(() => Boolean, {
    description: 'Deleted for everybody: its place stays, its words and file are gone.',
  })
  isDeleted!: boolean;

  @Field(() => Boolean, { description: 'Deleted by an admin of the group, who did not write it.' })
  isRemovedByAdmin!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Of what an admin of the group removed: their name; null once their account is gone.',
  })
  removedByName!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When its sender last edited it, in the first 15 minutes; null when they never did.',
  })
  editedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    description: 'When the server got it. Messages are in the order of `number`.',
  })
  createdAt!: Date;
}

@ObjectType({ description: 'Messages that stand together, in their order.' })
export class MessagePage {
  @Field(() => [ChatMessage], { description: 'By number, the oldest first.' })
  nodes!: ChatMessage[];

  @Field(() => Boolean, {
    description:
      'There are more in the direction that was asked for; around a number: before the first.',
  })
  hasMore!: boolean;

  @Field(() => Boolean, {
    description: 'There are more behind the last; true for those before a number.',
  })
  hasNewer!: boolean;
}

export const ChatMessageConnection = Connection(ChatMessage, 'ChatMessageConnection');

@ArgsType()
export class MessageSearchArgs extends PageArgs {
  @Field(() => String, { description: 'Part of their words, or of the name of a file.' })
  search!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Of one conversation; left out, of all of the viewer’s.',
  })
  conversationId?: string | null;
}

/** Which messages of a conversation are asked for. */
@ArgsType()
export class MessageArgs {
  @Field(() => Int, { nullable: true, description: 'Those with a smaller number.' })
  before?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Those with a greater number, the smallest first: what was missed. 0: from the beginning.',
  })
  after?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The page around a number: as many before it as from it on. Left aside beside `before` and `after`, which lead on from such a page.',
  })
  around?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'How many: 1 to 100.' })
  first?: number | null;
}
