import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { lockDays, rejectedHours } from '../../../../schema/rules/connections/connections.ts';
import { hoursAfter } from '../../core/clock.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';

const pairStatuses = ['none', 'pending', 'connected', 'parted', 'rejected'] as const;
export type PairStatus = (typeof pairStatuses)[number];

/**
 * Two people and how they stand: one row for the pair, whoever asked, so that requests that cross
 * meet in it. No row, or `none`: nothing between them. `parted`: one of them ended the connection,
 * and neither may ask before `lockedUntil`. `rejected`: who asked may not ask again before
 * `lockedUntil`, the other one at once. Whom one of them has blocked stands in the same row:
 * whatever two do at the same moment meets in it (docs/decisions/pairs.md).
 *
 * Its methods are the rules of what may follow what. They are asked of a pair that is locked
 * (`lockPair`).
 */
@Entity({ tableName: 'connections' })
@Unique({ name: 'connections_pair', properties: ['low', 'high'] })
@Check({ name: 'connections_pair_ordered', expression: 'low_id < high_id' })
@Check({
  name: 'connections_status_known',
  expression: oneOf('status', pairStatuses),
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
export class PairEntity {
  [EntityName]?: 'connections';
  [OptionalProps]?:
    | 'id'
    | 'status'
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
  status: PairStatus = 'none';

  /** Who asked last. */
  @Index()
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

  /** The other one of the two; the person is one of them. */
  otherThan(personId: string): string {
    return this.low.id === personId ? this.high.id : this.low.id;
  }

  /** Whether one of the two has blocked the other. */
  isBlocked(): boolean {
    return this.blockedByLowAt !== null || this.blockedByHighAt !== null;
  }

  /** Whether the last request came from the other one to this person. */
  isAskedOf(personId: string): boolean {
    return this.askedBy.id !== personId && [this.low.id, this.high.id].includes(personId);
  }

  /**
   * Asks, or meets a request that crosses this one: then they are connected. What is asked already,
   * connected, locked or blocked stays as it is.
   */
  ask(personId: string, at: Date): 'asked' | 'connected' | 'unchanged' {
    if (this.isBlocked()) return 'unchanged';
    if (this.status === 'pending' && this.isAskedOf(personId)) {
      connect(this, at);
      return 'connected';
    }
    if (!mayAsk(this, personId, at)) return 'unchanged';
    this.status = 'pending';
    this.askedBy = this.low.id === personId ? this.low : this.high;
    this.requestId = newId();
    this.askedAt = at;
    this.connectedAt = null;
    this.lockedUntil = null;
    return 'asked';
  }

  /** Accepts a request that waits. @returns false for others than the one who was asked */
  accept(personId: string, at: Date): boolean {
    if (this.status !== 'pending' || !this.isAskedOf(personId)) return false;
    connect(this, at);
    return true;
  }

  /** Rejects a request that waits: who asked does not ask again for a day. @returns as `accept` */
  reject(personId: string, at: Date): boolean {
    if (this.status !== 'pending' || !this.isAskedOf(personId)) return false;
    this.status = 'rejected';
    this.lockedUntil = hoursAfter(at, rejectedHours);
    return true;
  }

  /**
   * Takes a rejection back while who asked still waits for its end: the request stands again, as
   * old as it is.
   * @returns false for others than the one who rejected it, after the day, and between blocked
   * people
   */
  undoReject(personId: string, at: Date): boolean {
    const isInTime = this.lockedUntil !== null && this.lockedUntil > at;
    if (this.status !== 'rejected' || !isInTime || !this.isAskedOf(personId) || this.isBlocked())
      return false;
    this.status = 'pending';
    this.lockedUntil = null;
    return true;
  }

  /**
   * Whether this person may cancel the request: they sent it, and it waits. The row is removed
   * then.
   */
  canCancel(personId: string): boolean {
    return this.status === 'pending' && this.askedBy.id === personId;
  }

  /**
   * Ends a connection: neither may ask the other before the days of the lock are over.
   * @returns false when there is none
   */
  disconnect(at: Date): boolean {
    if (this.status !== 'connected') return false;
    this.status = 'parted';
    this.lockedUntil = hoursAfter(at, lockDays * 24);
    return true;
  }

  /**
   * Blocks the other one: a connection ends as if it had been ended by hand, a request as if it had
   * been canceled. Blocked again, it stays as it is.
   * @returns whether a connection ended
   */
  block(personId: string, at: Date): boolean {
    if (this.low.id === personId) this.blockedByLowAt ??= at;
    else this.blockedByHighAt ??= at;
    if (this.status === 'pending') this.status = 'none';
    return this.disconnect(at);
  }

  /**
   * Takes this person's block back; a lock that came with it runs on.
   * @returns false when there was none
   */
  unblock(personId: string): boolean {
    const isLow = this.low.id === personId;
    if ((isLow ? this.blockedByLowAt : this.blockedByHighAt) === null) return false;
    if (isLow) this.blockedByLowAt = null;
    else this.blockedByHighAt = null;
    return true;
  }
}

function mayAsk(pair: PairEntity, personId: string, at: Date): boolean {
  const isOver = pair.lockedUntil !== null && pair.lockedUntil <= at;
  if (pair.status === 'parted') return isOver;
  if (pair.status === 'rejected') return isOver || pair.isAskedOf(personId);
  return pair.status === 'none';
}

function connect(pair: PairEntity, at: Date): void {
  pair.status = 'connected';
  pair.connectedAt = at;
  pair.lockedUntil = null;
}
