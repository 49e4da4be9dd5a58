import { OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { Vote } from '../../../../schema/rules/questions.ts';
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';
import { Question } from './question.entity.ts';
import { VoteTypeEnum } from './vote-type.ts';

/** An answer to a question. */
@Entity({ tableName: 'answers' })
@Check({ name: 'answers_counters_positive', expression: 'upvotes >= 0 and downvotes >= 0' })
@Unique({ name: 'answers_key_unique', properties: ['user', 'key'] })
@Index({ name: 'answers_of_question', properties: ['question', 'id'] })
@ObjectType('Answer')
export class Answer {
  [OptionalProps]?:
    | 'id'
    | 'upvotes'
    | 'downvotes'
    | 'createdAt'
    | 'editedAt'
    | 'viewerVote'
    | 'questionId';

  @Field(() => ID, { simple: true })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => Question, { deleteRule: 'cascade', updateRule: 'no action' })
  question!: Rel<Question>;

  @Field(() => ID, { simple: true })
  @Property({ persist: false })
  questionId!: string;

  @Field(() => User, { simple: true })
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Field(() => String, { simple: true })
  @Property({ type: 'text' })
  content!: string;

  /** Made by the client: sent twice, it is answered once. */
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer', default: 0 })
  upvotes: number = 0;

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer', default: 0 })
  downvotes: number = 0;

  @Field(() => GraphQLISODateTime, { simple: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  editedAt: Date | null = null;

  @Field(() => VoteTypeEnum, {
    nullable: true,
    simple: true,
    description: 'What the viewer voted.',
  })
  @Property({ persist: false })
  viewerVote!: Vote | null;
}
