import { Field, ID, ObjectType } from 'type-graphql';
import type { ConversationStatus } from '../../../../../schema/rules/chat/chat-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { type Person, User } from '../../identity/index.ts';
import { ConversationStatusEnum } from '../chat-enums.ts';
import { type LinkAnswer, linkAnswers } from './mail/request-links.ts';

const LinkAnswerEnum = registerEnum('ChatRequestAnswer', linkAnswers, {
  description: 'What a link in a mail answers to a chat request.',
  values: { accept: 'Accept.', decline: 'Not now.' },
});

@ObjectType({ description: 'A chat request that a link in a mail is about.' })
export class LinkedRequest {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => User, { description: 'Who asks.' })
  user!: Person;

  @Field(() => String, { nullable: true, description: 'Why they ask.' })
  note!: string | null;

  @Field(() => ConversationStatusEnum, { description: 'How it stands now.' })
  status!: ConversationStatus;

  @Field(() => LinkAnswerEnum, { description: 'What the link answers.' })
  answer!: LinkAnswer;
}
