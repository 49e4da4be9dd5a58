import { LockMode } from '@mikro-orm/core';
import { type Context, change } from '../../../core/context.ts';
import { readJobLink } from '../signed-link.ts';
import type { JobAlertSubscription } from './alerts.types.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';
import { setFrequency } from './saved-searches.ts';

/** Ends the mails, and keeps how often they were sent. */
function stop(saved: SavedJobSearchEntity, now: Date): void {
  const { mails } = saved;
  if (mails === 'never') return;
  setFrequency(saved, 'never', now);
  saved.mailsBefore = mails;
}

/**
 * Sends the mails as often as before they were stopped; weekly where that is not known. What is
 * sent goes on as it is.
 */
function resume(saved: SavedJobSearchEntity, now: Date): void {
  if (saved.mails === 'never') setFrequency(saved, saved.mailsBefore ?? 'weekly', now);
}

/**
 * Ends the mails of a saved search, or sends them again, for whoever holds the link of one (RFC
 * 8058). The bell goes on. Repeated, or when the search is gone, it changes nothing.
 * @returns how often they are sent from now on
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function setJobAlertByLink(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<JobAlertSubscription> {
  const id = readJobLink(app, 'job-alert', token);
  return change(app, async ({ em }) => {
    const saved = await em.findOne(
      SavedJobSearchEntity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!saved) return { mails: 'never' };
    (isOn ? resume : stop)(saved, app.clock.now());
    return { mails: saved.mails };
  });
}
