import { randomBytes } from 'node:crypto';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import {
  identityErrors,
  identityHints,
  identityMessages,
  mailedSignInTexts,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import { type Context, change } from '../../../core/context.ts';
import { invalidField, validate } from '../../../core/errors.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import type { MailedSignIn, SessionAnswer } from '../identity.types.ts';
import { openSession } from '../sessions/sessions.ts';
import { requestCode, tryCode } from '../signing-up/codes.ts';
import { User } from '../user.entity.ts';
import { assertNotBanned, landingPath } from './sign-in.ts';

/**
 * Mails a link and a code to sign in with, for minutes and once. They work with the key alone that
 * is answered here: who is handed on the mail, or reads it, has nothing. Answers alike for known
 * and unknown addresses.
 * @returns the key, for the browser that asks to keep
 * @throws BAD_USER_INPUT for what is no address, RATE_LIMITED
 */
export async function mailSignIn(ctx: Context, email: string): Promise<MailedSignIn> {
  if (!email.trim()) throw invalidField('email', identityHints.emailFirst);
  const browserKey = randomBytes(32).toString('base64url');
  await requestCode(ctx, 'signIn', validate(rules.email, email, 'email'), { browserKey });
  return { key: browserKey, message: mailedSignInTexts.sent };
}

/**
 * Signs in with a mailed code and the key of the browser that asked for it. The address is proven
 * by it.
 * @throws BAD_USER_INPUT for a code that is wrong, spent, expired, burnt by wrong guesses, or of
 *   another key; FORBIDDEN when banned; RATE_LIMITED
 */
export async function signInByMail(
  ctx: Context,
  input: { email: string; key: string; otp: string },
): Promise<SessionAnswer> {
  const { app } = ctx;
  const email = validate(rules.email, input.email, 'email');
  await app.limits.consume('signInsPerIp', addressKey(ctx.ip));
  const code = await tryCode(app, 'signIn', email, validate(rules.code, input.otp, 'otp'), {
    browserKey: input.key,
  });
  return change(app, async (work) => {
    await code.spend(work);
    const account = await work.em.findOne(User, { email });
    if (!account) throw invalidField('otp', identityErrors.code);
    assertNotBanned(ctx, account);
    account.emailProvenAt ??= app.clock.now();
    return {
      token: openSession(ctx, work, account.id),
      redirectTo: landingPath(account),
      message: identityMessages.signedIn,
    };
  });
}
