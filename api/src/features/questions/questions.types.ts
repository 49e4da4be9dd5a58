import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { contentMaxLength } from '../../../../schema/rules/posts/posts-texts.ts';
import {
  firstAnswers,
  questionFilters,
  type Vote,
} from '../../../../schema/rules/questions/questions.ts';
import { registerEnum } from '../../core/enums.ts';
import { Connection, PageArgs } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';
import { VoteTypeEnum } from './votes/vote-type.ts';

/** What people write below a post and others vote on. */
@ObjectType()
abstract class VotedText {
  @Field(() => String, { description: `Plain text, 1 to ${contentMaxLength} characters.` })
  content!: string;

  @Field(() => Int, { description: 'How many people voted it up.' })
  upvotes!: number;

  @Field(() => Int, { description: 'How many people voted it down.' })
  downvotes!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its text was last corrected; null when it never was.',
  })
  editedAt!: Date | null;

  @Field(() => VoteTypeEnum, {
    nullable: true,
    description:
      'What the viewer voted; null for no vote, and in live updates, which many people share.',
  })
  viewerVote!: Vote | null;
}

@ObjectType({ description: 'A question that somebody asked on a post.' })
export class Question extends VotedText {
  @Field(() => ID, { description: 'Sorts by the time it was asked.' })
  id!: string;

  @Field(() => ID, { description: 'The post that it stands on.' })
  postId!: string;

  @Field(() => User, { description: 'Who asked it.' })
  user!: Person;

  @Field(() => Int, { description: 'How many answers it has.' })
  answersCount!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked.' })
  createdAt!: Date;
}

@ObjectType({ description: 'An answer to a question.' })
export class Answer extends VotedText {
  @Field(() => Boolean, {
    description: "Whether who asked or the post's author accepted it: at most one of a question.",
  })
  isAccepted!: boolean;

  @Field(() => ID, { description: 'Sorts by the time it was written.' })
  id!: string;

  @Field(() => ID, { description: 'The question that it answers.' })
  questionId!: string;

  @Field(() => User, { description: 'Who wrote it.' })
  user!: Person;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

const questionSorts = ['mostRecent', 'mostRelevant'] as const;
export type QuestionSort = (typeof questionSorts)[number];
const QuestionSortEnum = registerEnum('QuestionSort', questionSorts, {
  description: 'The order of the questions of a post.',
  values: {
    mostRecent: 'The newest first.',
    mostRelevant: 'Those with the most upvotes less downvotes first.',
  },
});

export const QuestionConnection = Connection(Question, 'QuestionConnection');
export const AnswerConnection = Connection(Answer, 'AnswerConnection');

@ArgsType()
export class QuestionArgs extends PageArgs {
  @Field(() => QuestionSortEnum, {
    nullable: true,
    defaultValue: 'mostRecent',
    description: 'A cursor belongs to one order.',
  })
  sort?: QuestionSort | null;

  @Field(() => Boolean, {
    nullable: true,
    description: questionFilters.isUnanswered.about,
  })
  isUnanswered?: boolean | null;
}

/** A page has many questions: each shows few answers until it is asked for more. */
@ArgsType()
export class AnswerArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: firstAnswers,
    description: 'How many answers: 1 to 100.',
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The last page's `endCursor`." })
  after?: string | null;
}

@ObjectType({ description: 'Somebody answered a question.' })
export class AnswerAdded {
  @Field(() => ID, { description: 'The id of the answer.' })
  id!: string;

  @Field(() => ID, { description: 'The question that was answered.' })
  questionId!: string;

  @Field(() => Int, { description: 'How many answers the question has now.' })
  answersCount!: number;

  @Field(() => Answer, { description: 'The new answer.' })
  answer!: Answer;
}

@ObjectType({ description: 'A question was deleted, with its answers.' })
export class QuestionDeleted {
  @Field(() => ID, { description: 'The id that the question had.' })
  id!: string;

  @Field(() => ID, { description: 'The post that it stood on.' })
  postId!: string;
}

@ObjectType({ description: 'An answer was deleted.' })
export class AnswerDeleted {
  @Field(() => ID, { description: 'The id that the answer had.' })
  id!: string;

  @Field(() => ID, { description: 'The question that it answered.' })
  questionId!: string;

  @Field(() => Int, { description: 'How many answers the question has now.' })
  answersCount!: number;
}

@ObjectType({
  description:
    'One thing that happened to the questions and answers of a post. Exactly one field is not null.',
})
export class QuestionsChange {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True in the first message of each subscription: from now on every change is sent. What changed before it is to be fetched.',
  })
  subscribed?: boolean | null;

  @Field(() => Question, { nullable: true, description: 'Somebody asked it.' })
  questionAdded?: Question | null;

  @Field(() => Question, { nullable: true, description: 'Its text was corrected.' })
  questionEdited?: Question | null;

  @Field(() => Question, { nullable: true, description: 'Its votes changed.' })
  questionVoted?: Question | null;

  @Field(() => QuestionDeleted, { nullable: true, description: 'Its author deleted it.' })
  questionDeleted?: QuestionDeleted | null;

  @Field(() => AnswerAdded, { nullable: true, description: 'Somebody wrote it.' })
  answerAdded?: AnswerAdded | null;

  @Field(() => Answer, { nullable: true, description: 'Its text was corrected.' })
  answerEdited?: Answer | null;

  @Field(() => Answer, { nullable: true, description: 'Its votes changed.' })
  answerVoted?: Answer | null;

  @Field(() => Answer, { nullable: true, description: 'It was accepted, or is no longer.' })
  answerAccepted?: Answer | null;

  @Field(() => AnswerDeleted, { nullable: true, description: 'Its author deleted it.' })
  answerDeleted?: AnswerDeleted | null;
}
