import * as rules from '../../../../../schema/rules/identity/identity.ts';
import {
  identityErrors,
  identityHints,
  identityMessages,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import { type Context, change } from '../../../core/context.ts';
import { invalidField, validate } from '../../../core/errors.ts';
import { enqueueAccountMail } from '../accounts/account-mail.ts';
import type { Message } from '../identity.types.ts';
import { hashPassword } from '../passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { requestCode, tryCode } from '../signing-up/codes.ts';
import { passwordChangedMail } from '../signing-up/mails.ts';
import { User } from '../user.entity.ts';

/**
 * Asks for a code to reset the password with. Answers alike for known and unknown addresses.
 * @throws BAD_USER_INPUT for what is no address, RATE_LIMITED
 */
export async function forgotPassword(ctx: Context, email: string): Promise<Message> {
  if (!email.trim()) throw invalidField('email', identityHints.emailFirst);
  await requestCode(ctx, 'reset', validate(rules.email, email, 'email'));
  return { message: identityMessages.resetCodeSent };
}

/**
 * Sets a new password with a mailed code, ends all sessions and open sockets, and mails the owner
 * that it was changed.
 * @throws BAD_USER_INPUT 'Invalid OTP' or the password rule's text
 */
export async function resetPassword(
  ctx: Context,
  input: { email: string; otp: string; newPassword: string },
): Promise<Message> {
  const email = validate(rules.email, input.email, 'email');
  const newPassword = validate(rules.resetPassword, input.newPassword, 'newPassword');
  const code = await tryCode(ctx.app, 'reset', email, validate(rules.code, input.otp, 'otp'));
  const passwordHash = await hashPassword(newPassword);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    await code.spend(work);
    const account = await work.em.findOne(User, { email });
    if (!account) throw invalidField('otp', identityErrors.code);
    account.passwordHash = passwordHash;
    account.emailProvenAt ??= now;
    await endSessions(ctx.app, work, account.id);
    await enqueueAccountMail(work, account.id, passwordChangedMail(ctx.app.config, email));
  });
  await ctx.app.limits.reset('wrongPasswordsPerAccount', email);
  return { message: identityMessages.passwordReset };
}
