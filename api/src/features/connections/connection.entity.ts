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
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';

/**
 * Two people and how they stand: one row for the pair, whoever asked, so that requests that cross meet in it.
 * No row, or `none`: nothing between them. `parted`: they unbonded and may not ask before `lockedUntil`. `rejected`: who
 * asked may not ask again before `lockedUntil`, the other one at once. Whom one of them has blocked stands in the same
 * row: whatever two do at the same moment meets in it.
 */
@Entity({ tableName: 'connections' })
@Unique({ name: 'connections_pair', properties: ['low', 'high'] })
@Check({ name: 'connections_pair_ordered', expression: 'low_id < high_id' })
@Check({
  name: 'connections_status_known',
  expression: "status in ('none', 'pending', 'connected', 'parted', 'rejected')",
})
@Check({
  name: 'connections_asked_by_one_of_them',
  expression: 'asked_by_id = low_id or asked_by_id = high_id',
})
@Check({
  name: 'connections_times',
  expression:
    "(status <> 'connected' or connected_at is not null) and (status <> 'parted' or locked_until is not null) and (status <> 'rejected' or locked_until is not null)",
})
@Check({
  name: 'connections_blocked_are_apart',
  expression:
    "coalesce(blocked_by_low_at, blocked_by_high_at) is null or status <> all (array['pending', 'connected'])",
})
@Index({ name: 'connections_of_low', properties: ['low', 'status', 'connectedAt'] })
@Index({ name: 'connections_of_high', properties: ['high', 'status', 'connectedAt'] })
export class ConnectionRow {
  [OptionalProps]?:
    | 'id'
    | 'requestId'
    | 'askedAt'
    | 'connectedAt'
    | 'lockedUntil'
    | 'blockedByLowAt'
    | 'blockedByHighAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** The lesser id of the two. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  low!: Rel<User>;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  high!: Rel<User>;

  @Property({ type: 'text' })
  status!: 'none' | 'pending' | 'connected' | 'parted' | 'rejected';

  /** Who asked last. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  askedBy!: Rel<User>;

  /** The request's own id: new each time somebody asks, so that an old one accepts nothing. */
  @Property({ type: 'uuid' })
  @Unique()
  requestId: string = newId();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  askedAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  connectedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lockedUntil: Date | null = null;

  /** Since when the lesser one blocks the other. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  blockedByLowAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  blockedByHighAt: Date | null = null;
}
