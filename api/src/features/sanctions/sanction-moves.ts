import {
  assertEnded,
  type Move,
  mayBegin,
  type SanctionMove,
  type SanctionStanding,
  sanctionMoves,
} from '../../../../schema/rules/moderation/moderation-moves.ts';
import type { SanctionKind } from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import { conflict } from '../../core/errors.ts';
import type { User } from '../identity/index.ts';
import type { SanctionEntity } from './sanction.entity.ts';

/** What runs until it ends: a warning is said once. */
export type LastingKind = Exclude<SanctionKind, 'warning'>;

const moves: Record<SanctionMove, Move<SanctionStanding>> = sanctionMoves;

const standingOf = ({ liftedAt }: SanctionEntity): SanctionStanding =>
  liftedAt ? 'none' : 'running';

/** Whether the person is muted or banned at that moment, as the account says. */
export function isHeld(person: User, kind: LastingKind, at: Date): boolean {
  const { isBanned, bannedUntil, mutedUntil } = person;
  if (kind === 'ban') return isBanned && !(bannedUntil && bannedUntil <= at);
  return mutedUntil !== null && mutedUntil > at;
}

/**
 * Asks of the account, which knows of bans that are older than their records.
 * @param running what runs by its record as well
 * @throws CONFLICT where a person stands as no such move begins, in the words of the move
 */
export function assertMayMove(
  name: 'impose' | 'lift',
  kind: LastingKind,
  { person, at, running }: { person: User; at: Date; running?: SanctionEntity | null },
): void {
  const standing = running || isHeld(person, kind, at) ? 'running' : 'none';
  if (!mayBegin(moves[name], standing))
    throw conflict(sanctionMoves[name].otherwise(standing, kind));
}

/** What begins stands as the move says. */
export const assertImposed = (sanction: SanctionEntity): void =>
  assertEnded('impose', moves.impose, standingOf(sanction));

/** Makes a move with a sanction that is locked and runs. */
export function moveSanction(
  sanction: SanctionEntity,
  name: Exclude<SanctionMove, 'impose'>,
  { liftedAt, liftedBy = null }: { liftedAt: Date | null; liftedBy?: User | null },
): void {
  if (!mayBegin(moves[name], standingOf(sanction))) throw new Error(`${name} of what is over`);
  sanction.liftedAt = liftedAt;
  sanction.liftedBy = liftedBy;
  assertEnded(name, moves[name], standingOf(sanction));
}
