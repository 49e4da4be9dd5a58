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
import { User } from '../identity/index.ts';
import { QuestionEntity } from './question.entity.ts';
import { VotedWords, type VotedWordsDefault } from './votes/voted-words.ts';

/** Posts are found by whether their author answers: says it of the post, for answers of theirs. */
const noteFacets = `if tg_op = 'UPDATE' then
    if old.removed_at is not distinct from new.removed_at then return null; end if;
  end if;
  perform note_post_facets(array(select post.id from questions question join posts post on post.id = question.post_id where question.id = coalesce(new.question_id, old.question_id) and post.user_id = coalesce(new.user_id, old.user_id)));
  return null`;

/** The place of the accepted answer, which no id is. */
const acceptedPlace = '00000000-0000-7000-8000-000000000000';

/** Votes are far fewer than lie between two of these. */
const rankSteps = 1_000_000_000;

/** An answer to a question. */
@Entity({ tableName: 'answers' })
@Check({ name: 'answers_counters_positive', expression: 'upvotes >= 0 and downvotes >= 0' })
@Unique({ name: 'answers_key_unique', properties: ['user', 'key'] })
@Unique({ name: 'answers_of_question', properties: ['question', 'place'] })
@Index({ name: 'answers_in_order', properties: ['question', 'standing', 'id'] })
@Index({
  name: 'answers_by_day',
  expression: 'create index "answers_by_day" on "answers" using brin ("created_at")',
})
@Trigger({
  name: 'note_facets',
  timing: 'after',
  events: ['insert', 'update', 'delete'],
  forEach: 'row',
  body: noteFacets,
})
export class AnswerEntity extends VotedWords {
  [EntityName]?: 'answers';
  [OptionalProps]?: VotedWordsDefault | 'byAuthor' | 'place' | 'standing';

  @ManyToOne(() => QuestionEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  question!: Rel<QuestionEntity>;

  /** Since when it is the one that helped, in the eyes of who asked or of the post's author. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  acceptedAt: Date | null = null;

  /** Whose word that is; nobody's once their account is deleted. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  acceptedBy: Rel<User> | null = null;

  /** It is the word of who wrote the post that the question is about. */
  @Property({ type: 'boolean', default: false })
  byAuthor: boolean = false;

  /**
   * One place, one answer: so a question has at most one that is accepted. The others have a place
   * of their own each.
   */
  @Property({
    type: 'uuid',
    generated: `(case when accepted_at is null then id else '${acceptedPlace}'::uuid end) stored`,
  })
  readonly place!: string;

  /**
   * Where it stands among the answers of its question, the least first: the accepted one, then
   * those of the post's author, then by votes. Of equal ones the oldest comes first.
   */
  @Property({
    type: 'integer',
    generated: `(case when accepted_at is not null then 0 when by_author then ${rankSteps} else ${2 * rankSteps} end + downvotes - upvotes) stored`,
  })
  readonly standing!: number;
}
