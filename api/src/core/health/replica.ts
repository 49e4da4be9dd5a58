import type { ReplicaState } from '../database/server/replica.ts';
import type { Finding } from './check.ts';

/** What to do about a replica that is not read from; undefined while there is nothing to do. */
export function replicaFinding(size: string, state: ReplicaState | undefined): Finding | undefined {
  if (!state || state.how === 'ready') return undefined;
  const elsewhere = 'Figures are read from the database itself meanwhile.';
  switch (state.how) {
    case 'late':
      return {
        state: 'attention',
        words: `${size} Its replica is ${Number.isFinite(state.lagSeconds) ? `${Math.round(state.lagSeconds)} seconds` : 'too far'} behind. ${elsewhere}`,
        advice: 'Look whether the machine of the replica, or the line to it, has too much to do.',
      };
    case 'away':
      return {
        state: 'attention',
        words: `${size} Its replica does not answer. ${elsewhere}`,
        advice: 'Start the replica, or look whether DATABASE_REPLICA_URL still names it.',
      };
    case 'wrong':
      return {
        state: 'attention',
        words: `${size} DATABASE_REPLICA_URL names no replica of it. ${elsewhere}`,
        advice:
          'A replica that was made a database of its own goes its own way: make a new replica, or unset DATABASE_REPLICA_URL.',
      };
  }
}
