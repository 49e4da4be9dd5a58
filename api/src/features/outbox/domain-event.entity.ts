import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/index.ts';
import type { DomainEventKind, RevisionKind } from './domain-event-kinds.ts';

/**
 * Something that may concern somebody. It is written with the change that makes it true, and
 * deleted in the transaction that has made notifications of it (docs/decisions/outbox.md).
 */
@Entity({ tableName: 'domain_events' })
export class DomainEventEntity {
  [EntityName]?: 'domain_events';
  [OptionalProps]?: 'createdAt' | 'tries';

  /** Sorts by the order of writing. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @Property({ type: 'text' })
  kind!: DomainEventKind | RevisionKind;

  /**
   * The question, answer, post, gratitude, endorsement or request. No reference: it may be deleted
   * before the event is dispatched.
   */
  @Property({ type: 'uuid' })
  subjectId!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  actor!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** How often dispatching it has failed. */
  @Property({ type: 'smallint', default: 0 })
  tries: number = 0;
}
