import { type Expression, sql } from 'kysely';
import type { Work } from '../../../core/context.ts';

/** What stands in `pair_key` for two people. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

/** The same in a statement: ids sort there as their text does. */
export const pairKeySql = (a: Expression<string>, b: Expression<string>) =>
  sql<string>`least(${a}, ${b})::text || ':' || greatest(${a}, ${b})::text`;

/**
 * Two people's one conversation until the commit, also while there is none: those who open it, ask
 * for it or end what was asked follow one another.
 */
export const lockPairKey = (work: Work, userId: string, otherId: string): Promise<void> =>
  work.advisoryLock('conversation', pairKey(userId, otherId));
