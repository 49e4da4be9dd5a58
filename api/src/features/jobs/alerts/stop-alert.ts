import { change, type Context } from '../../../core/context.ts';
import { readJobLink } from '../signed-link.ts';
import type { JobAlertSubscription } from './alerts.types.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';
import { setFrequency } from './saved-searches.ts';

/**
 * Ends the mails of a saved search, or sends them weekly again, for whoever holds the link of one (RFC 8058). The bell
 * goes on. Repeated, or when the search is gone, it changes nothing.
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function stopJobAlert(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<JobAlertSubscription> {
  const id = readJobLink(app, 'job-alert', token);
  const mails = isOn ? 'weekly' : 'never';
  await change(app, async ({ em }) => {
    const saved = await em.findOne(SavedJobSearchEntity, { id });
    if (saved) setFrequency(saved, mails, app.clock.now());
  });
  return { mails };
}
