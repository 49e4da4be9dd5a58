import * as rules from '../../../../schema/rules/identity.ts';
import { change, type Context } from '../../core/context.ts';
import { badInput, check } from '../../core/errors.ts';
import type { Job } from '../../core/jobs.ts';
import type { App } from '../../core/context.ts';
import type { Mail } from '../../core/mail.ts';
import { requestCode, tryCode } from './codes.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import type { Message } from './types.ts';

export const noticeJob = 'identity.notice';

/** Mails a notice that holds no secret. */
export const sendNotice = (app: App): Job<Mail> => ({
  name: noticeJob,
  run: (mail) => app.mailer.send(mail),
});

/** Asks for a reset code (`POST /api/auth/forgot-password`). Answers alike for known and unknown addresses. */
export async function forgotPassword(ctx: Context, email: string): Promise<Message> {
  if (!email.trim())
    throw badInput('Please enter your email first', { email: 'Please enter your email first' });
  await requestCode(ctx, 'reset', check(rules.email, email, 'email'));
  return { message: 'OTP sent to your email. Please check your inbox (and spam/junk folder).' };
}

/**
 * Sets a new password with a mailed code (`POST /api/auth/reset-password`), ends all sessions and open sockets, and mails a notice.
 * @throws BAD_USER_INPUT 'Invalid OTP' or the password rule's text
 */
export async function resetPassword(
  ctx: Context,
  input: { email: string; otp: string; newPassword: string },
): Promise<Message> {
  const email = check(rules.email, input.email, 'email');
  const newPassword = check(rules.resetPassword, input.newPassword, 'newPassword');
  const code = await tryCode(ctx.app, 'reset', email, check(rules.code, input.otp, 'otp'));
  const passwordHash = await hashPassword(newPassword);
  await change(ctx.app, async (work) => {
    await code.spend(work);
    const [user] = await work.rows<{ id: string }>(
      'update users set password_hash = $2, email_proven_at = coalesce(email_proven_at, $3) where email = $1 returning id',
      [email, passwordHash, ctx.app.clock.now()],
    );
    if (!user) throw badInput('Invalid OTP', { otp: 'Invalid OTP' });
    await endSessions(ctx.app, work, user.id);
    await work.enqueue(noticeJob, passwordChangedMail(ctx.app.config, email));
  });
  await ctx.app.limits.clear('wrongPasswordsPerAccount', email);
  return { message: 'Password reset successfully! Please sign in with your new password.' };
}
