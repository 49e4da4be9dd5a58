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
import { Post } from '../posts/index.ts';
import { VoteTypeEnum } from './vote-type.ts';

/** A question on a post. */
@Entity({ tableName: 'questions' })
@Check({
  name: 'questions_counters_positive',
  expression: 'upvotes >= 0 and downvotes >= 0 and answers_count >= 0',
})
@Unique({ name: 'questions_key_unique', properties: ['user', 'key'] })
@Index({ name: 'questions_most_recent', properties: ['post', 'id'] })
@Index({ name: 'questions_most_relevant', properties: ['post', 'score', 'id'] })
@ObjectType('Question')
export class Question {
  [OptionalProps]?:
    | 'id'
    | 'upvotes'
    | 'downvotes'
    | 'score'
    | 'answersCount'
    | 'createdAt'
    | 'editedAt'
    | 'viewerVote'
    | 'postId';

  @Field(() => ID, { simple: true })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => Post, { deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<Post>;

  @Field(() => ID, { simple: true })
  @Property({ persist: false })
  postId!: string;

  @Field(() => User, { simple: true })
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Field(() => String, { simple: true })
  @Property({ type: 'text' })
  content!: string;

  /** Made by the client: sent twice, it is asked once. */
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer', default: 0 })
  upvotes: number = 0;

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer', default: 0 })
  downvotes: number = 0;

  /** What Most Relevant sorts by. */
  @Property({ type: 'integer', generated: '(upvotes - downvotes) stored' })
  readonly score!: number;

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer', default: 0 })
  answersCount: number = 0;

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
