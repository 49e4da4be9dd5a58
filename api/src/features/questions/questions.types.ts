import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { firstAnswers } from '../../../../schema/rules/questions.ts';
import { Connection, PageArgs } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { Answer } from './answer.entity.ts';
import { Question } from './question.entity.ts';

export const questionSorts = ['mostRecent', 'mostRelevant'] as const;
export type QuestionSort = (typeof questionSorts)[number];
export const QuestionSortEnum = wordEnum('QuestionSort', questionSorts);

export const QuestionConnection = Connection(Question, 'QuestionConnection');
export const AnswerConnection = Connection(Answer, 'AnswerConnection');

@ArgsType()
export class QuestionArgs extends PageArgs {
  @Field(() => QuestionSortEnum, { nullable: true, defaultValue: 'mostRecent' })
  sort?: QuestionSort | null;
}

/** A page has many questions: each shows few answers until it is asked for more. */
@ArgsType()
export class AnswerArgs {
  @Field(() => Int, { nullable: true, defaultValue: firstAnswers })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ObjectType()
export class AnswerAdded {
  /** The answer's. */
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ID, { simple: true })
  questionId!: string;

  @Field(() => Int, { simple: true })
  answersCount!: number;

  @Field(() => Answer, { simple: true })
  answer!: Answer;
}

@ObjectType()
export class QuestionDeleted {
  /** The question's. */
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ID, { simple: true })
  postId!: string;
}

@ObjectType()
export class AnswerDeleted {
  /** The answer's. */
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ID, { simple: true })
  questionId!: string;

  @Field(() => Int, { simple: true, description: 'How many the question has now.' })
  answersCount!: number;
}

/** Exactly one of the fields is told. */
@ObjectType({
  description: 'One thing that happened to the questions of a post. Exactly one field is not null.',
})
export class PostTalk {
  @Field(() => Boolean, {
    nullable: true,
    simple: true,
    description:
      'Told once to each who begins to listen: all that happens from now on will be told.',
  })
  begun?: boolean | null;

  @Field(() => Question, { nullable: true, simple: true })
  questionAdded?: Question | null;

  @Field(() => Question, { nullable: true, simple: true, description: 'Its text was corrected.' })
  questionEdited?: Question | null;

  @Field(() => Question, { nullable: true, simple: true, description: 'Its votes changed.' })
  questionVoted?: Question | null;

  @Field(() => QuestionDeleted, { nullable: true, simple: true })
  questionDeleted?: QuestionDeleted | null;

  @Field(() => AnswerAdded, { nullable: true, simple: true })
  answerAdded?: AnswerAdded | null;

  @Field(() => Answer, { nullable: true, simple: true, description: 'Its text was corrected.' })
  answerEdited?: Answer | null;

  @Field(() => Answer, { nullable: true, simple: true, description: 'Its votes changed.' })
  answerVoted?: Answer | null;

  @Field(() => AnswerDeleted, { nullable: true, simple: true })
  answerDeleted?: AnswerDeleted | null;
}
