import { LockMode } from '@mikro-orm/core';
import { type Context, change } from '../../../core/context.ts';
import { type AlertSubscription, setByLink } from '../../../core/saved-searches/index.ts';
import { readJobLink } from '../signed-link.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';

/**
 * Ends the mails of a saved search, or sends them again, for whoever holds the link of one
 * (`setByLink`).
 * @returns how often they are sent from now on
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function setJobAlertByLink(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<AlertSubscription> {
  const id = readJobLink(app, 'job-alert', token);
  return change(app, async ({ em }) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const saved = await em.findOne(SavedJobSearchEntity, { id }, lock);
    return setByLink(saved, isOn, app.clock.now());
  });
}
