import {
  longestDays,
  type SanctionKind,
  sanctionTexts,
} from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import { dayMilliseconds } from '../../core/clock.ts';
import { badUserInput, forbidden } from '../../core/errors.ts';

type SanctionTarget = { id: string; isAdmin: boolean; isSuperAdmin: boolean };

/**
 * Who may be reached by whom: nobody reaches themselves, and admins are reached by super admins
 * alone.
 * @param by the admin; null when their account went meanwhile
 * @throws FORBIDDEN in words
 */
export function assertMaySanction(by: SanctionTarget | null, person: SanctionTarget): void {
  if (by?.id === person.id) throw forbidden(sanctionTexts.oneself);
  if (by?.isSuperAdmin) return;
  if (person.isSuperAdmin) throw forbidden(sanctionTexts.superAdmin);
  if (person.isAdmin) throw forbidden(sanctionTexts.admin);
}

/**
 * @throws BAD_USER_INPUT for an end in the past, one too far, a mute without one and a warning with
 * one
 */
export function assertEnd(kind: SanctionKind, until: Date | null, at: Date): void {
  const refuse = (text: string) => badUserInput(text, { until: text });
  if (kind === 'warning' && until) throw refuse(sanctionTexts.warningEnds);
  if (kind === 'mute' && !until) throw refuse(sanctionTexts.muteEnds);
  if (!until) return;
  if (Number.isNaN(until.getTime()) || until <= at) throw refuse(sanctionTexts.untilPast);
  // A minute more than the longest: the page counts its days from its own clock.
  if (until.getTime() - at.getTime() > longestDays * dayMilliseconds + 60_000)
    throw refuse(sanctionTexts.untilFar);
}
