import * as rules from '../../../../schema/rules/identity.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context, type Viewer } from '../../core/context.ts';
import { badInput, check, conflict, isDuplicate, signInFirst } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { requestCode, tryCode } from './codes.ts';
import { hashPassword } from './passwords.ts';
import { openSession, renewedToken, tellAccountChanged } from './sessions.ts';
import type { CompleteProfileInput, Message, SessionAnswer, SignUpInput } from './types.ts';

const checkSignUp = (ctx: Context, input: SignUpInput): rules.SignUp =>
  check(rules.signUp(yearOf(ctx.app.clock)), input);

/** First step of sign-up: mails a code (`POST /api/auth/signup`). Answers alike for known and unknown addresses. */
export async function signUp(ctx: Context, input: SignUpInput): Promise<Message> {
  const form = checkSignUp(ctx, input);
  await requestCode(ctx, 'signUp', form.email);
  return { message: 'OTP sent to your email. Please verify it.' };
}

/**
 * Second step: the mailed code makes the account (`POST /api/auth/verify-otps`).
 * @throws BAD_USER_INPUT 'Invalid OTP', also when the address got an account meanwhile
 */
export async function verifySignUp(
  ctx: Context,
  input: SignUpInput,
  emailOtp: string,
): Promise<SessionAnswer> {
  const form = checkSignUp(ctx, input);
  const code = await tryCode(ctx.app, 'signUp', form.email, check(rules.code, emailOtp, 'otp'));
  const passwordHash = await hashPassword(form.password);
  const now = ctx.app.clock.now();
  try {
    const token = await change(ctx.app, async (work) => {
      await code.spend(work);
      const id = newId();
      await work.rows(
        `insert into users (id, email, email_proven_at, password_hash, full_name, role, roles, is_profile_complete, degree_type, stream, specialisation, year_of_graduation, college, created_at)
         values ($1, $2, $3, $4, $5, $6, array[$6::text], true, $7, $8, $9, $10, $11, $3)`,
        [
          id,
          form.email,
          now,
          passwordHash,
          form.fullName,
          form.role,
          form.degreeType,
          form.stream,
          form.specialisation,
          form.yearOfGraduation,
          ctx.app.config.college.name,
        ],
      );
      return openSession(ctx, work, id);
    });
    return { token, redirectTo: '/feed', message: 'OTP verified. Choose an action to proceed' };
  } catch (error) {
    if (isDuplicate(error)) throw badInput('Invalid OTP', { otp: 'Invalid OTP' });
    throw error;
  }
}

/** These calls name an address, but hand a token only to the bearer of that account's own token (decisions, "Identity"). */
async function assertOwnAddress(ctx: Context, viewer: Viewer, email: string): Promise<void> {
  const own = await change(ctx.app, (work) =>
    work.rows('select 1 from users where id = $1 and email = $2', [
      viewer.id,
      rules.email.safeParse(email).data ?? '',
    ]),
  );
  if (own.length === 0) throw signInFirst();
}

/** Final registration (`POST /api/auth/register-final`). */
export async function finishRegistration(
  ctx: Context,
  viewer: Viewer,
  email: string,
): Promise<SessionAnswer> {
  await assertOwnAddress(ctx, viewer, email);
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: '/feed',
    message: 'Registration completed! Redirecting to feed...',
  };
}

/** Goes on to college verification (`POST /api/auth/verify-yourself`). */
export async function verifyYourself(
  ctx: Context,
  viewer: Viewer,
  email: string,
): Promise<SessionAnswer> {
  await assertOwnAddress(ctx, viewer, email);
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: '/verification',
    message: 'Choose how to verify your college',
  };
}

/**
 * Completes the profile of an account made through Google (`POST /api/auth/complete-profile`).
 * @throws CONFLICT when it is complete: the profile is edited elsewhere
 */
export async function completeProfile(
  ctx: Context,
  viewer: Viewer,
  input: CompleteProfileInput,
): Promise<SessionAnswer> {
  const form = check(rules.completeProfile(yearOf(ctx.app.clock)), input);
  await change(ctx.app, async (work) => {
    const changed = await work.rows(
      `update users set full_name = $2, role = $3, roles = array[$3::text], degree_type = $4, stream = $5, specialisation = $6, year_of_graduation = $7, is_profile_complete = true
        where id = $1 and not is_profile_complete returning id`,
      [
        viewer.id,
        form.fullName,
        form.role,
        form.degreeType,
        form.stream,
        form.specialisation,
        form.yearOfGraduation,
      ],
    );
    if (changed.length === 0) throw conflict('Your profile is already complete');
    tellAccountChanged(work, viewer.id);
  });
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: '/feed',
    message: 'Registration completed! Redirecting to feed...',
  };
}
