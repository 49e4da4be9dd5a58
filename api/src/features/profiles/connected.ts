/** The row of a pair, under the name `k`: `a` and `b` are SQL expressions of their ids. With nobody (null) there is none. */
export const isPair = (a: string, b: string): string =>
  `k.low_id = least(${a}, ${b}) and k.high_id = greatest(${a}, ${b})`;

/** One of the two has blocked the other; for statements that read the pair's row as `k`. */
const isBlocked = 'coalesce(k.blocked_by_low_at, k.blocked_by_high_at) is not null';

/** How the viewer (`me`) stands to the other one of the pair `k`, which there may not be: `isConnected`, `isApart`, and `isBlocked` by the viewer. */
export const pairColumns = (
  me: string,
): string => `coalesce(k.status = 'connected', false) as "isConnected", ${isBlocked} as "isApart",
  case when k.low_id = ${me} then k.blocked_by_low_at else k.blocked_by_high_at end is not null as "isBlocked"`;

/** Whether two people are connected, for hot statements: `a` and `b` are SQL expressions of their ids. With nobody (null), nobody is. */
export const connectedSql = (a: string, b: string): string =>
  `exists (select from connections k where ${isPair(a, b)} and k.status = 'connected')`;

/**
 * Whether one of two people has blocked the other, whoever it was: nothing passes between them then, and neither finds
 * the other (decisions, "Who sees what"). As `connectedSql`.
 */
export const apartSql = (a: string, b: string): string =>
  `exists (select from connections k where ${isPair(a, b)} and ${isBlocked})`;
