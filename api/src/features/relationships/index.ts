import type { Feature } from '../../core/feature.ts';
import { PairEntity } from './pair.entity.ts';

/**
 * How two people stand to each other: connected, asked, parted, blocked. One row for a pair; knows
 * no profile.
 */
export const relationships: Feature = { name: 'relationships', entities: [PairEntity] };

export { connectionRequestClosedTopic } from './connection-requests.ts';
export { PairEntity } from './pair.entity.ts';
export { lockKeyOfPair, lockOrCreatePair, lockPair, lockPairOfRequest } from './pairs.ts';
export {
  blockedByAt,
  isBlocked,
  isBlockedBy,
  isBlockedPair,
  isConnected,
  isPairOf,
  pairs,
  pairsOf,
  peopleBlockedBy,
} from './relationships.sql.ts';
