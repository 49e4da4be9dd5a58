import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type InferResult,
  sql,
} from 'kysely';
import { roomSql, truth } from '../../core/sql/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { isBlockedPair, type PairEntity, type pairs, pairsOf } from '../relationships/index.ts';
import type { ConnectionState } from './connections.types.ts';

/** This room owns no table: pairs belong to `relationships`. */
export const connectionsSql = roomSql<object>('connections');

/**
 * The pairs of a person that stand so, and the `profile` of the other one of each: those whom
 * lists show alone.
 */
export const listedPairsOf = (
  personId: Expression<string>,
  ...statuses: readonly ('pending' | 'connected')[]
) =>
  connectionsSql.db
    .selectFrom(pairsOf(personId, ...statuses).as('pair'))
    .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'pair.other_id');

/**
 * A pair's row as one of the two sees it; without one (`status` is null) there is nothing between
 * them.
 */
export interface StateRow {
  otherId: string;
  status: PairEntity['status'] | null;
  requestId: string | null;
  /** The last request is this person's own. */
  isOwn: boolean;
  lockedUntil: Date | null;
}

const pair = expressionBuilder<{ pair: InferResult<typeof pairs>[number] }, 'pair'>();

/**
 * The columns of a `StateRow` from `pairs` as `pair`, and whether one of the two has blocked the
 * other.
 */
export const stateColumns = (
  viewerId: Expression<string | null>,
  otherId: AliasableExpression<string>,
) =>
  [
    otherId.as('otherId'),
    'pair.status',
    'pair.request_id as requestId',
    pair.fn.coalesce(truth(pair('pair.asked_by_id', '=', viewerId)), sql.lit(false)).as('isOwn'),
    'pair.locked_until as lockedUntil',
    isBlockedPair.as('isBlocked'),
  ] as const;

/**
 * How one of the two sees it: the request's id while it waits for an answer, and the lock while it
 * keeps this one from asking.
 */
export function stateOf(
  { otherId, status, requestId, isOwn, lockedUntil }: StateRow,
  now: Date,
): ConnectionState {
  const isPending = status === 'pending';
  const isLocked = status === 'parted' || (status === 'rejected' && isOwn);
  return {
    id: otherId,
    status: isPending || status === 'connected' ? status : 'notConnected',
    requestId: isPending ? requestId : null,
    direction: isPending ? (isOwn ? 'sent' : 'received') : null,
    lockedUntil: isLocked && lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  };
}

/** How two stand between whom there is nothing. */
export const notConnected = (otherId: string): ConnectionState => ({
  id: otherId,
  status: 'notConnected',
  requestId: null,
  direction: null,
  lockedUntil: null,
});

/** How a person sees the pair that they are one of. */
export const stateOfPair = (pair: PairEntity, personId: string, now: Date): ConnectionState =>
  stateOf(
    {
      otherId: pair.otherThan(personId),
      status: pair.status,
      requestId: pair.requestId,
      isOwn: pair.askedBy.id === personId,
      lockedUntil: pair.lockedUntil,
    },
    now,
  );
