import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import {
  type FeedbackState,
  feedbackStates,
} from '../../../../schema/rules/feedback/feedback-texts.ts';
import { registerEnum } from '../../core/enums.ts';
import { CountedConnection, PageArgs } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';

@ObjectType({ description: 'That feedback was received.' })
export class FeedbackReceipt {
  @Field(() => ID, { description: 'The same when the viewer sends the same words again.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was received, the last time.' })
  sentAt!: Date;
}

const FeedbackStateEnum = registerEnum('FeedbackState', feedbackStates, {
  description: 'Which feedback a list shows.',
  values: {
    open: 'What nobody has closed.',
    closed: 'What an admin has closed.',
    all: 'All of it.',
  },
});

@ObjectType({ description: 'What a member told those who look after the product.' })
export class Feedback {
  @Field(() => ID, { description: 'What `closeFeedback` takes.' })
  id!: string;

  @Field(() => String, { description: 'Plain text, at most 2,000 characters.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the page that it was written on; null where that is not known.',
  })
  page!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent, the last time.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin closed it; null while it is open.',
  })
  closedAt!: Date | null;

  @Field(() => User, { description: 'Who sent it.' })
  user!: Person;
}

export const FeedbackConnection = CountedConnection(Feedback, 'FeedbackConnection');

@ArgsType()
export class FeedbackArgs extends PageArgs {
  @Field(() => FeedbackStateEnum, {
    nullable: true,
    description: 'Which; by default what is open.',
  })
  state?: FeedbackState | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the message or of a name; at most 100 characters count.',
  })
  search?: string | null;
}
