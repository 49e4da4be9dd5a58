import { bannedToken } from '../../../../../schema/rules/identity/access-texts.ts';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import {
  identityErrors,
  identityMessages,
  identityRefusals,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { bannedText } from '../../../../../schema/rules/sanctions/sanctions-texts.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import {
  AppError,
  badUserInput,
  conflict,
  credentialsRefused,
  validate,
} from '../../../core/errors.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import { createAccount, lockAddress } from '../accounts/accounts.ts';
import { identitySql } from '../identity.sql.ts';
import type { SessionAnswer } from '../identity.types.ts';
import { verifyPassword } from '../passwords.ts';
import { refusedSignInToken } from '../sessions/refused-sign-in.ts';
import { openSession } from '../sessions/sessions.ts';
import { User } from '../user.entity.ts';
import { type GooglePerson, readCredential } from './google-credential.ts';

export type Account = Pick<
  User,
  'id' | 'isBanned' | 'bannedUntil' | 'banReason' | 'isProfileComplete'
>;
type PasswordAccount = Account & Pick<User, 'isAdmin' | 'isSuperAdmin'>;

const accountByEmail = identitySql.statement(
  'accountByEmail',
  { email: 'citext' },
  (db, { email }) =>
    db
      .selectFrom('users')
      .where('email', '=', email)
      .select([
        'id',
        'password_hash as passwordHash',
        'is_banned as isBanned',
        'is_admin as isAdmin',
        'is_super_admin as isSuperAdmin',
        'banned_until as bannedUntil',
        'ban_reason as banReason',
        'is_profile_complete as isProfileComplete',
      ]),
);

/**
 * Where an account goes after signing in: a person without a complete profile completes it first.
 */
export const landingPath = (account: Account): string =>
  account.isProfileComplete ? pagePaths.feed : pagePaths.createProfile;

/**
 * @throws FORBIDDEN with the reason and the end of a ban, and a token that `ownBan` takes: only who
 * proved whose account it is reads them
 */
export function assertNotBanned({ app }: Context, account: Account): void {
  const { isBanned, bannedUntil: until, banReason: reason } = account;
  if (isBanned && !(until && until <= app.clock.now()))
    throw new AppError('FORBIDDEN', bannedText({ until, reason }), {
      [bannedToken]: refusedSignInToken(app, account.id),
    });
}

/**
 * Checks address and password, counting each try before it is checked, so that parallel tries count
 * together.
 * @throws UNAUTHENTICATED for a wrong pair, the same for known and unknown addresses; RATE_LIMITED;
 * FORBIDDEN when banned
 */
export async function checkPassword(
  ctx: Context,
  input: { email: string; password: string },
): Promise<PasswordAccount> {
  const { app } = ctx;
  const { email, password } = validate(rules.signIn, input);
  await app.limits.consume('signInsPerIp', addressKey(ctx.ip));
  await app.limits.consume('wrongPasswordsPerAccount', email);
  const [account] = await app.db.query(accountByEmail, { email });
  if (!(await verifyPassword(account?.passwordHash, password)) || !account)
    throw credentialsRefused(identityRefusals.wrongPair);
  assertNotBanned(ctx, account);
  await app.limits.reset('wrongPasswordsPerAccount', email);
  return account;
}

/**
 * Signs in with address and password.
 * @throws UNAUTHENTICATED, RATE_LIMITED, FORBIDDEN as `checkPassword`
 */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
): Promise<SessionAnswer> {
  const account = await checkPassword(ctx, input);
  const token = await change(ctx.app, async (work) => openSession(ctx, work, account.id));
  return { token, redirectTo: landingPath(account), message: identityMessages.signedIn };
}

/**
 * The account of a Google person: linked by `sub`, else made, else linked to the account of its
 * address, if that address was proven.
 * @throws CONFLICT when the address belongs to an account that can't be linked
 */
async function accountOf(ctx: Context, work: Work, person: GooglePerson): Promise<User> {
  const { em } = work;
  await work.advisoryLock('google', person.sub);
  const linked = await em.findOne(User, { googleSub: person.sub });
  if (linked) return linked;
  const known = await lockAddress(work, person.email);
  if (!known)
    return createAccount(ctx.app, work, {
      email: person.email,
      emailProvenAt: ctx.app.clock.now(),
      googleSub: person.sub,
      fullName: person.name || (person.email.split('@')[0] ?? ''),
      role: 'mentee',
    });
  if (known.googleSub !== null) throw conflict(identityRefusals.notLinked);
  // A college's own import or an admin typed the address: who else reads its mail is not known yet.
  if (known.emailProvenAt === null) throw conflict(identityRefusals.unproven);
  known.googleSub = person.sub;
  return known;
}

/**
 * Signs in with a Google credential: a new person goes to `/create-profile`, a known one to
 * `/feed`.
 * @throws UNAUTHENTICATED for a credential that is not Google's for this product, NOT_FOUND where
 * Google sign-in is not set up, CONFLICT as `accountOf`, FORBIDDEN when banned, RATE_LIMITED
 */
export async function signInWithGoogle(ctx: Context, credential: string): Promise<SessionAnswer> {
  await ctx.app.limits.consume('signInsPerIp', addressKey(ctx.ip));
  if (!credential) throw badUserInput(identityErrors.googleSignIn);
  const person = await readCredential(ctx.app, credential);
  return change(ctx.app, async (work) => {
    const account = await accountOf(ctx, work, person);
    assertNotBanned(ctx, account);
    return {
      token: openSession(ctx, work, account.id),
      redirectTo: landingPath(account),
      message: identityMessages.signedIn,
    };
  });
}
