import { LockMode } from '@mikro-orm/core';
import { secondFactorMailTexts } from '../../../../schema/rules/adminaccess/second-factor-mail-texts.ts';
import { secondFactorTexts as texts } from '../../../../schema/rules/adminaccess/second-factor-texts.ts';
import { type App, change, type Work } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { letterMail } from '../../core/mail/letter.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { audit } from '../audits/index.ts';
import {
  endSessions,
  enqueueAccountMail,
  findAccount,
  lockAccount,
  setHasSecondFactor,
  type User,
} from '../identity/index.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';

/** Tells the owner of an account that its second factor counts no more. */
const resetMail = (app: App, { email, fullName }: User): Mail =>
  letterMail(app.config, { to: { email, fullName }, ...secondFactorMailTexts.reset });

/**
 * Takes the second factor of a locked account away, and ends all its sessions.
 * @param before only one that was set up before this moment
 * @returns false where there is none such
 */
async function removeFactor(
  app: App,
  work: Work,
  account: User,
  before: Date | null = null,
): Promise<boolean> {
  const factor = await work.em.findOne(
    SecondFactorEntity,
    { user: account.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!factor?.confirmedAt || (before && factor.confirmedAt >= before)) return false;
  work.em.remove(factor);
  await setHasSecondFactor(work, account.id, false);
  await endSessions(app, work, account.id);
  return true;
}

/**
 * Takes the second factor of a locked account away, for somebody who has lost it: all its sessions
 * end, and its owner is mailed. Where it is required, the next session sets one up first.
 * @throws CONFLICT where the account has none
 */
export async function resetSecondFactor(app: App, work: Work, account: User): Promise<void> {
  if (!(await removeFactor(app, work, account))) throw conflict(texts.noneToReset);
  await enqueueAccountMail(work, account.id, resetMail(app, account));
}

/**
 * Takes the second factor of the configured super admin away that was set up before
 * `ADMIN_2FA_RESET`: the way back for the only one who could open the area. Started again with the
 * same moment, it changes nothing.
 */
export async function resetConfiguredFactor(app: App): Promise<void> {
  const { admin, secondFactorReset: before } = app.config;
  if (!admin || !before) return;
  const at = app.clock.now();
  if (before > at) {
    app.log.warn('ADMIN_2FA_RESET is in the future, and changes nothing');
    return;
  }
  const mail = await change(app, async (work) => {
    const found = await findAccount(work, admin.email);
    const account = found && (await lockAccount(work, found.id));
    if (!account || !(await removeFactor(app, work, account, before))) return null;
    audit(work, {
      adminId: account.id,
      action: 'secondFactor.configure',
      targetId: account.id,
      changes: { before: before.toISOString() },
      at,
    });
    return resetMail(app, account);
  });
  // Jobs are not started yet. That it could not be mailed must not keep the product from starting.
  if (mail) await app.mailer.send(mail).catch((error: unknown) => app.log.warn(error));
}
