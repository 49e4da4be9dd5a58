import type { AlertFrequency } from '../../../../schema/rules/bookmarks/saved-search-texts.ts';
import type { SavedSearch } from './saved-search.ts';

/** A saved search, as far as it changes with how often its finds are mailed. */
type AlertedSearch = Pick<SavedSearch, 'mails' | 'mailsBefore' | 'since'>;

/**
 * Sets how often finds are mailed: what was there before this is not mailed. The same again changes
 * nothing.
 */
export function setFrequency(saved: AlertedSearch, mails: AlertFrequency, now: Date): void {
  saved.mailsBefore = null;
  if (saved.mails === mails) return;
  saved.mails = mails;
  saved.since = now;
}

/** Ends the mails, and keeps how often they were sent. */
function stop(saved: AlertedSearch, now: Date): void {
  const { mails } = saved;
  if (mails === 'never') return;
  setFrequency(saved, 'never', now);
  saved.mailsBefore = mails;
}

/**
 * Sends the mails as often as before they were stopped; weekly where that is not known. What is
 * sent goes on as it is.
 */
function resume(saved: AlertedSearch, now: Date): void {
  if (saved.mails === 'never') setFrequency(saved, saved.mailsBefore ?? 'weekly', now);
}

/**
 * Ends the mails of a saved search, or sends them again, for whoever holds the link of one (RFC
 * 8058). The bell goes on. Repeated, or when the search is gone, it changes nothing.
 * @param saved locked, so that two presses follow one another
 * @returns how often they are sent from now on
 */
export function setByLink(
  saved: AlertedSearch | null,
  isOn: boolean,
  now: Date,
): { mails: AlertFrequency } {
  if (!saved) return { mails: 'never' };
  (isOn ? resume : stop)(saved, now);
  return { mails: saved.mails };
}
