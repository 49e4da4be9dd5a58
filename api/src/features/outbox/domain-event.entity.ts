import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';
import type { AnyKind } from './domain-event-kinds.ts';

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

  @Words('system')
  @Property({ type: 'text' })
  kind!: AnyKind;

  /**
   * The thing of its kind (`domainEventFields`). No reference: it may be deleted before the event
   * is dispatched.
   */
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** The person of its kind. */
  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  actor!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** How often dispatching it has failed. */
  @Property({ type: 'smallint', default: 0 })
  tries: number = 0;
}
