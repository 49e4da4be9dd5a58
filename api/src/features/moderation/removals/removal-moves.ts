import {
  assertEnded,
  type Move,
  mayBegin,
  type RemovalMove,
  type RemovalStanding,
  removalMoves,
} from '../../../../../schema/rules/moderation/moderation-moves.ts';
import type { Work } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import type { RemovalEntity } from './removal.entity.ts';

type RemovalFacts = Pick<RemovalEntity, 'kind' | 'hiddenByReports' | 'restoredAt' | 'purgedAt'>;

/** How a thing stands, by its latest removal; null where nothing took it away. */
function removalStandingOf(removal: RemovalFacts | null): RemovalStanding {
  if (!removal || removal.restoredAt) return 'shown';
  if (removal.purgedAt) return 'gone';
  if (removal.hiddenByReports) return 'hiddenByReports';
  return removal.kind === 'hide' ? 'hidden' : 'deleted';
}

const moves: Record<RemovalMove, Move<RemovalStanding>> = removalMoves;

export const mayMoveRemoval = (name: RemovalMove, removal: RemovalFacts | null): boolean =>
  mayBegin(moves[name], removalStandingOf(removal));

/** What is said where a thing stands as no such move begins. */
export const removalRefusal = (name: RemovalMove, removal: RemovalFacts | null): string =>
  moves[name].otherwise?.(removalStandingOf(removal), '') ?? '';

/** @throws CONFLICT where a thing stands as no such move begins, in the words of the move */
export function assertMayMoveRemoval(name: RemovalMove, removal: RemovalFacts | null): void {
  if (!mayMoveRemoval(name, removal)) throw conflict(removalRefusal(name, removal));
}

/** What is removed from now on stands as the move says: a removal that begins. */
export const assertRemoved = (name: RemovalMove, removal: RemovalFacts): void =>
  assertEnded(name, moves[name], removalStandingOf(removal));

/**
 * Makes a move with a removal that is locked.
 * @throws CONFLICT as `assertMayMoveRemoval`
 */
export function moveRemoval(
  work: Work,
  removal: RemovalEntity,
  name: RemovalMove,
  changes: Partial<
    Pick<
      RemovalEntity,
      | 'kind'
      | 'reason'
      | 'case'
      | 'hiddenByReports'
      | 'by'
      | 'createdAt'
      | 'restoredAt'
      | 'restoredBy'
      | 'purgedAt'
    >
  >,
): void {
  assertMayMoveRemoval(name, removal);
  work.em.assign(removal, changes);
  assertRemoved(name, removal);
}
