import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/index.ts';
import type { HappeningKind, SettlingKind } from './happened.ts';

/**
 * Something that may concern somebody, written by the very statement that makes it true and taken away when those
 * concerned were told: so that nothing acknowledged is left untold, and no hot write waits for the telling.
 */
@Entity({ tableName: 'happenings' })
export class HappeningRow {
  [OptionalProps]?: 'createdAt' | 'tries';

  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @Property({ type: 'text' })
  kind!: HappeningKind | SettlingKind;

  /** The question, answer, post, gratitude, endorsement or request. No reference: it may go before it is told. */
  @Property({ type: 'uuid' })
  subjectId!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  actor!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'smallint', default: 0 })
  tries: number = 0;
}
