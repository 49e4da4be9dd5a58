import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';

/**
 * A word to the makers: who, on which page, when. The same words of one person are one row, however
 * often an impatient thumb or a retried call sends them; said again later, the row moves to now.
 */
@Entity({ tableName: 'feedback' })
@Unique({ name: 'feedback_words_once', properties: ['user', 'messageHash'] })
export class FeedbackEntity {
  [EntityName]?: 'feedback';
  [OptionalProps]?: 'id' | 'createdAt' | 'messageHash';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Property({ type: 'text' })
  message!: string;

  /** Two thousand characters are more than an index entry may hold. */
  @Property({ type: 'text', generated: '(md5(message)) stored', hidden: true })
  readonly messageHash!: string;

  /** The path it was written on. */
  @Property({ type: 'text', nullable: true })
  page: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
