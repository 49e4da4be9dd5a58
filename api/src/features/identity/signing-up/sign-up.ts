import { accessTexts } from '../../../../../schema/rules/identity/access-texts.ts';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import {
  identityErrors,
  identityMessages,
  identityRefusals,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { type App, type Context, change, type Viewer } from '../../../core/context.ts';
import { conflict, credentialsRefused, invalidField, validate } from '../../../core/errors.ts';
import { studiesOf } from '../../studies/index.ts';
import { createAccount, lockAccount, lockAddress } from '../accounts/accounts.ts';
import { identitySql } from '../identity.sql.ts';
import type {
  CompleteProfileInput,
  Message,
  SessionAnswer,
  SignUpInput,
} from '../identity.types.ts';
import { hashPassword } from '../passwords.ts';
import { openSession, publishAccountChange, renewedToken } from '../sessions/sessions.ts';
import { requestCode, tryCode } from './codes.ts';

const checkSignUp = async ({ app }: Context, input: SignUpInput): Promise<rules.SignUp> =>
  validate(rules.signUp(yearOf(app.clock), await studiesOf(app)), input);

/**
 * First step of sign-up: mails a code. Answers alike for known and unknown addresses.
 * @throws BAD_USER_INPUT with the texts of the form's rule, RATE_LIMITED
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<Message> {
  const form = await checkSignUp(ctx, input);
  await requestCode(ctx, 'signUp', form.email);
  return { message: identityMessages.signUpCodeSent };
}

/**
 * Second step: the mailed code makes the account.
 * @throws BAD_USER_INPUT 'Invalid OTP', also when the address got an account meanwhile
 */
export async function verifySignUp(
  ctx: Context,
  input: SignUpInput,
  emailOtp: string,
): Promise<SessionAnswer> {
  const form = await checkSignUp(ctx, input);
  const code = await tryCode(ctx.app, 'signUp', form.email, validate(rules.code, emailOtp, 'otp'));
  const passwordHash = await hashPassword(form.password);
  const token = await change(ctx.app, async (work) => {
    await code.spend(work);
    if (await lockAddress(work, form.email)) throw invalidField('otp', identityErrors.code);
    const account = createAccount(ctx.app, work, {
      email: form.email,
      emailProvenAt: ctx.app.clock.now(),
      passwordHash,
      fullName: form.fullName,
      role: form.role,
      degreeType: form.degreeType,
      stream: form.stream,
      specialisation: form.specialisation,
      yearOfGraduation: form.yearOfGraduation,
      isProfileComplete: true,
    });
    return openSession(ctx, work, account.id);
  });
  return { token, redirectTo: pagePaths.feed, message: identityMessages.codeVerified };
}

const addressOf = identitySql.statement('addressOf', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('users').where('id', '=', userId).select('email'),
);

/**
 * These calls name an address, but hand a token only to the bearer of that account's own token: a
 * token for an address alone would sign anybody in.
 * @throws UNAUTHENTICATED for another address
 */
async function assertOwnAddress(app: App, viewer: Viewer, email: string): Promise<void> {
  const [own] = await app.db.query(addressOf, { userId: viewer.id });
  if (!own || own.email.toLowerCase() !== rules.email.safeParse(email).data)
    throw credentialsRefused(accessTexts.signIn);
}

/**
 * Final registration.
 * @throws UNAUTHENTICATED for another address than the viewer's own
 */
export async function finishRegistration(ctx: Context, email: string): Promise<SessionAnswer> {
  const viewer = requireViewer(ctx);
  await assertOwnAddress(ctx.app, viewer, email);
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: pagePaths.feed,
    message: identityMessages.registered,
  };
}

/**
 * Goes on to college verification.
 * @throws UNAUTHENTICATED as `finishRegistration`
 */
export async function verifyYourself(ctx: Context, email: string): Promise<SessionAnswer> {
  const viewer = requireViewer(ctx);
  await assertOwnAddress(ctx.app, viewer, email);
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: pagePaths.verification,
    message: identityMessages.chooseVerification,
  };
}

/**
 * Completes the profile of an account made through Google.
 * @throws BAD_USER_INPUT with the texts of the form's rule; CONFLICT when it is complete: the
 * profile is edited elsewhere
 */
export async function completeProfile(
  ctx: Context,
  input: CompleteProfileInput,
): Promise<SessionAnswer> {
  const viewer = requireViewer(ctx);
  const studies = await studiesOf(ctx.app);
  const form = validate(rules.completeProfile(yearOf(ctx.app.clock), studies), input);
  await change(ctx.app, async (work) => {
    const account = await lockAccount(work, viewer.id);
    if (!account || account.isProfileComplete) throw conflict(identityRefusals.profileComplete);
    account.fullName = form.fullName;
    account.role = form.role;
    account.roles = [form.role];
    account.degreeType = form.degreeType;
    account.stream = form.stream;
    account.specialisation = form.specialisation;
    account.yearOfGraduation = form.yearOfGraduation;
    account.isProfileComplete = true;
    publishAccountChange(work, viewer.id);
  });
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: pagePaths.feed,
    message: identityMessages.registered,
  };
}
