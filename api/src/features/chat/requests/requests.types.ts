import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ConversationStatus } from '../../../../../schema/rules/chat-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { User } from '../../identity/index.ts';
import { ConversationStatusEnum } from '../chat-enums.ts';
import { type LinkAnswer, linkAnswers } from './request-links.ts';

const LinkAnswerEnum = registerEnum('ChatRequestAnswer', linkAnswers, {
  description: 'What a link in a mail answers to a chat request.',
  values: { accept: 'Accept.', decline: 'Not now.' },
});

@ObjectType({ description: 'What the viewer and who asks them for a chat share.' })
export class InCommon {
  @Field(() => String, { nullable: true, simple: true, description: 'The branch of both.' })
  branch!: string | null;

  @Field(() => Int, { nullable: true, simple: true, description: 'Their batch.' })
  yearOfGraduation!: number | null;

  @Field(() => [String], {
    simple: true,
    description: 'Three companies at most that both worked for.',
  })
  companies!: string[];

  @Field(() => Int, { simple: true, description: 'How many people both are connected with.' })
  connectionsCount!: number;
}

@ObjectType({ description: 'A chat request that a link in a mail is about.' })
export class LinkedRequest {
  @Field(() => ID, { simple: true, description: "The conversation's id." })
  id!: string;

  @Field(() => User, { simple: true, description: 'Who asks.' })
  user!: User;

  @Field(() => String, { nullable: true, simple: true, description: 'Why they ask.' })
  note!: string | null;

  @Field(() => ConversationStatusEnum, { simple: true, description: 'How it stands now.' })
  status!: ConversationStatus;

  @Field(() => LinkAnswerEnum, { simple: true, description: 'What the link answers.' })
  answer!: LinkAnswer;
}
