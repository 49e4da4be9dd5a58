import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Connection, PageArgs } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { Answer } from './answer.entity.ts';
import { Question } from './question.entity.ts';

export const questionSorts = ['mostRecent', 'mostRelevant'] as const;
export type QuestionSort = (typeof questionSorts)[number];
export const QuestionSortEnum = wordEnum('QuestionSort', questionSorts);

export const QuestionConnection = Connection(Question, 'QuestionConnection');

@ArgsType()
export class QuestionArgs extends PageArgs {
  @Field(() => QuestionSortEnum, { nullable: true, defaultValue: 'mostRecent' })
  sort?: QuestionSort | null;
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
