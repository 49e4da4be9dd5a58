import type { ConnectionState, ConnectionStatus } from './connections.types.ts';

/** A pair's row as one of the two sees it; without one (`status` is null) there is nothing between them. */
export interface StateRow {
  otherId: string;
  status: 'none' | 'pending' | 'connected' | 'parted' | 'rejected' | null;
  requestId: string | null;
  isOwn: boolean;
  lockedUntil: Date | null;
  /** One of them has blocked the other. */
  isApart: boolean;
}

/** One of the pair `c` has blocked the other. */
export const isApart = 'coalesce(c.blocked_by_low_at, c.blocked_by_high_at) is not null';

/** The columns of a `StateRow`: `c` is the pair's row, `me` the expression of the viewer's id, `other` that of the other one's. */
export const stateColumns = (me: string, other: string): string =>
  `${other} as "otherId", c.status, c.request_id as "requestId", coalesce(c.asked_by_id = ${me}, false) as "isOwn", c.locked_until as "lockedUntil", ${isApart} as "isApart"`;

/** The pair of two ids, as the unique key has it. */
export const isPair = (a: string, b: string): string =>
  `c.low_id = least(${a}, ${b}) and c.high_id = greatest(${a}, ${b})`;

/** The other one of a pair. */
export const otherOf = (me: string): string =>
  `case when c.low_id = ${me} then c.high_id else c.low_id end`;

/** Those of a request that waits; and of a lock that keeps this one of the two from asking, while it holds. */
export function stateOf(
  { otherId, status, requestId, isOwn, lockedUntil }: StateRow,
  now: Date,
): ConnectionState {
  const isPending = status === 'pending';
  const shown: ConnectionStatus =
    status === 'pending' || status === 'connected' ? status : 'notConnected';
  const isLocked = status === 'parted' || (status === 'rejected' && isOwn);
  return {
    id: otherId,
    status: shown,
    requestId: isPending ? requestId : null,
    direction: isPending ? (isOwn ? 'sent' : 'received') : null,
    lockedUntil: isLocked && lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  };
}

/** How those stand between whom there is nothing. */
export const nothingWith = (otherId: string): ConnectionState => ({
  id: otherId,
  status: 'notConnected',
  requestId: null,
  direction: null,
  lockedUntil: null,
});
