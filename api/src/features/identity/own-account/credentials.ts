import { ownAccountTexts } from '../../../../../schema/rules/account/own-account-texts.ts';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import { identityErrors } from '../../../../../schema/rules/identity/identity-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { invalidField, unauthenticated, validate } from '../../../core/errors.ts';
import { enqueueAccountMail } from '../accounts/account-mail.ts';
import { lockAccount, lockAddress } from '../accounts/accounts.ts';
import type { Message } from '../identity.types.ts';
import { hashPassword } from '../passwords.ts';
import { endSessions, publishAccountChange } from '../sessions/sessions.ts';
import { requestCode, tryCode } from '../signing-up/codes.ts';
import { addressChangedMail, passwordChangedMail } from '../signing-up/mails.ts';
import { assertOwner, isOwnPassword, secretsOf } from './confirmation.ts';

const wrongOldPassword = () => invalidField('oldPassword', ownAccountTexts.wrongPassword);

/**
 * Sets another password, ends all other sessions with their sockets, and mails the owner that it
 * was changed. Accounts that signed in with Google alone have no old one: they need to have signed
 * in a short while ago.
 * @throws BAD_USER_INPUT for a wrong old password, and for a new one against the rule or the same
 * as the old; FORBIDDEN, RATE_LIMITED
 */
export async function changePassword(
  ctx: Context,
  input: { oldPassword: string | null; newPassword: string },
): Promise<Message> {
  const { app } = ctx;
  const viewer = requireViewer(ctx);
  const newPassword = validate(rules.resetPassword, input.newPassword, 'newPassword');
  const own = await secretsOf(ctx, viewer);
  if (own.passwordHash === null) await assertOwner(ctx, viewer, null);
  else if (!(await isOwnPassword(ctx, own, input.oldPassword ?? ''))) throw wrongOldPassword();
  if (own.passwordHash !== null && newPassword === input.oldPassword)
    throw invalidField('newPassword', ownAccountTexts.samePassword);
  const passwordHash = await hashPassword(newPassword);
  await change(app, async (work) => {
    const account = await lockAccount(work, viewer.id);
    if (!account) throw unauthenticated();
    // Changed meanwhile by another device: what was given is the old one no more.
    if (account.passwordHash !== own.passwordHash) throw wrongOldPassword();
    account.passwordHash = passwordHash;
    await endSessions(app, work, viewer.id, viewer.sessionId);
    await enqueueAccountMail(work, viewer.id, passwordChangedMail(app.config, account.email));
  });
  return { message: ownAccountTexts.passwordChanged };
}

/**
 * Mails a code to the address that the viewer wants to have. Whether it belongs to another account
 * is looked up by the job alone, which then tells its owner: the answer is the same.
 * @throws BAD_USER_INPUT for what is no address and for one's own, FORBIDDEN without the password a
 * while after signing in, RATE_LIMITED
 */
export async function requestEmailChange(
  ctx: Context,
  input: { email: string; password: string | null },
): Promise<Message> {
  const viewer = requireViewer(ctx);
  const email = validate(rules.email, input.email, 'email');
  const own = await secretsOf(ctx, viewer);
  if (own.email.toLowerCase() === email) throw invalidField('email', ownAccountTexts.sameEmail);
  await assertOwner(ctx, viewer, input.password);
  await requestCode(ctx, 'email', email, { userId: viewer.id });
  return { message: ownAccountTexts.emailCodeSent };
}

/**
 * Takes the address whose code was mailed, and mails a notice to the former one.
 * @throws BAD_USER_INPUT 'Invalid OTP' for a code that is wrong, spent, expired or burnt, and when
 * the address came to belong to another account meanwhile
 */
export async function confirmEmailChange(
  ctx: Context,
  input: { email: string; otp: string },
): Promise<Message> {
  const { app } = ctx;
  const viewer = requireViewer(ctx);
  const email = validate(rules.email, input.email, 'email');
  const otp = validate(rules.code, input.otp, 'otp');
  const code = await tryCode(app, 'email', email, otp, { userId: viewer.id });
  await change(app, async (work) => {
    await code.spend(work);
    const taken = await lockAddress(work, email);
    if (taken) throw invalidField('otp', identityErrors.code);
    const account = await lockAccount(work, viewer.id);
    if (!account) throw unauthenticated();
    const before = account.email;
    account.email = email;
    account.emailProvenAt = app.clock.now();
    publishAccountChange(work, viewer.id);
    await enqueueAccountMail(work, viewer.id, addressChangedMail(app.config, before));
  });
  return { message: ownAccountTexts.emailChanged };
}
