import type { Work } from '../../../core/context.ts';
import { pairKey } from './conversation.entity.ts';

/**
 * Two people's one conversation until the commit, also while there is none: those who open it, ask for it or end what
 * was asked follow one another.
 */
export const lockPairKey = (work: Work, userId: string, otherId: string): Promise<void> =>
  work.advisoryLock(`conversation ${pairKey(userId, otherId)}`);
