import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { PostEntity } from '../posts/index.ts';
import { VotedWords, type VotedWordsDefault } from './votes/voted-words.ts';

/** With a question goes what the author of the post answered: the post is found by it. */
const noteFacets = `if tg_op = 'DELETE' then
    perform note_post_facets(array[old.post_id]);
  elsif old.removed_at is distinct from new.removed_at then
    perform note_post_facets(array[new.post_id]);
  end if;
  return null`;

/** A question on a post. */
@Entity({ tableName: 'questions' })
@Check({
  name: 'questions_counters_positive',
  expression: 'upvotes >= 0 and downvotes >= 0 and answers_count >= 0',
})
@Unique({ name: 'questions_key_unique', properties: ['user', 'key'] })
@Index({ name: 'questions_most_recent', properties: ['post', 'id'] })
@Index({ name: 'questions_most_relevant', properties: ['post', 'score', 'id'] })
@Index({
  name: 'questions_by_day',
  expression: 'create index "questions_by_day" on "questions" using brin ("created_at")',
})
@Trigger({
  name: 'note_facets',
  timing: 'after',
  events: ['update', 'delete'],
  forEach: 'row',
  body: noteFacets,
})
export class QuestionEntity extends VotedWords {
  [EntityName]?: 'questions';
  [OptionalProps]?: VotedWordsDefault | 'score' | 'answersCount';

  @ManyToOne(() => PostEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<PostEntity>;

  /** What Most Relevant sorts by. */
  @Property({ type: 'integer', generated: '(upvotes - downvotes) stored' })
  readonly score!: number;

  @Property({ type: 'integer', default: 0 })
  answersCount: number = 0;
}
