import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/**
 * A word to the makers: who, on which page, when. The same words of one person are one row, however
 * often an impatient thumb or a retried call sends them; said again later, the row moves to now and
 * is open again.
 */
@Entity({ tableName: 'feedback' })
@Unique({ name: 'feedback_words_once', properties: ['user', 'messageHash'] })
@Index({ name: 'feedback_by_time', properties: ['createdAt', 'id'] })
@Index({
  name: 'feedback_open',
  expression:
    'create index "feedback_open" on "feedback" ("created_at", "id") where closed_at is null',
})
export class FeedbackEntity {
  [EntityName]?: 'feedback';
  [OptionalProps]?: 'id' | 'createdAt' | 'messageHash' | 'closedAt' | 'closedBy';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people')
  @Property({ type: 'text' })
  message!: string;

  /** Two thousand characters are more than an index entry may hold. */
  @Property({ type: 'text', generated: '(md5(message)) stored', hidden: true })
  readonly messageHash!: string;

  /** The path it was written on. */
  @Words('system')
  @Property({ type: 'text', nullable: true })
  page: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When an admin said that nothing is left to do about it. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  closedAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  closedBy: Rel<User> | null = null;
}
