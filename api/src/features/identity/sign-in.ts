import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as rules from '../../../../schema/rules/identity.ts';
import { change, type App, type Context, type Work } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { AppError, badInput, check, conflict, forbidden, notFound } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { addressKey } from '../../core/limits.ts';
import { verifyPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import type { SessionAnswer } from './types.ts';

interface Account {
  id: string;
  passwordHash: string | null;
  isBanned: boolean;
  isProfileComplete: boolean;
}

const byEmail = statement<Account>(
  'account_by_email',
  `select id, password_hash as "passwordHash", is_banned as "isBanned", is_profile_complete as "isProfileComplete" from users where email = $1`,
);

/** Where an account goes after signing in: a person without a complete profile completes it first. */
const landing = (account: Pick<Account, 'isProfileComplete'>): string =>
  account.isProfileComplete ? '/feed' : '/create-profile';

const refuseBanned = (account: Pick<Account, 'isBanned'>): void => {
  if (account.isBanned)
    throw forbidden('This account has been banned. Please contact the college.');
};

/**
 * Checks address and password, counting each try before it is checked, so that parallel tries count together.
 * @throws UNAUTHENTICATED for a wrong pair, the same for known and unknown addresses; RATE_LIMITED; FORBIDDEN when banned
 */
export async function checkPassword(
  ctx: Context,
  input: { email: string; password: string },
): Promise<Account> {
  const { app } = ctx;
  const { email, password } = check(rules.signIn, input);
  await app.limits.take('signInsPerIp', addressKey(ctx.ip));
  await app.limits.take('wrongPasswordsPerAccount', email);
  const [account] = await app.db.rows(byEmail, [email]);
  if (!(await verifyPassword(account?.passwordHash, password)) || !account)
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  refuseBanned(account);
  await app.limits.clear('wrongPasswordsPerAccount', email);
  return account;
}

/** Signs in with address and password (`POST /api/auth/signin`). */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
): Promise<SessionAnswer> {
  const account = await checkPassword(ctx, input);
  const token = await change(ctx.app, (work) => openSession(ctx, work, account.id));
  return { token, redirectTo: landing(account), message: 'Signed in' };
}

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const keySets = new WeakMap<App, ReturnType<typeof createRemoteJWKSet>>();

interface GooglePerson {
  sub: string;
  email: string;
  name: string;
}

/** Checks Google's signature, issuer, audience, expiry and that the address is proven. */
async function readCredential(app: App, credential: string): Promise<GooglePerson> {
  const { google } = app.config;
  if (!google) throw notFound('Google sign-in is not set up');
  const keys = keySets.get(app) ?? createRemoteJWKSet(new URL(google.certsUrl));
  keySets.set(app, keys);
  const refused = new AppError('UNAUTHENTICATED', 'Google Sign-In failed');
  const { payload } = await jwtVerify(credential, keys, {
    issuer: issuers,
    audience: google.clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
    currentDate: app.clock.now(),
  }).catch((error: unknown) => {
    app.log.info({ err: error }, 'a Google credential was refused');
    throw refused;
  });
  const {
    sub,
    email,
    email_verified: proven,
    name,
  } = payload as { sub: string; email?: unknown; email_verified?: unknown; name?: unknown };
  const address = rules.email.safeParse(email);
  if (proven !== true || !address.success || !sub) throw refused;
  return {
    sub,
    email: address.data,
    name:
      typeof name === 'string'
        ? name
            .replace(/[\p{Cc}<>]/gu, '')
            .trim()
            .slice(0, rules.nameMaxLength)
        : '',
  };
}

/** Links by `sub`; an account found by address alone is linked only when that address was proven. */
async function accountOf(ctx: Context, work: Work, person: GooglePerson): Promise<Account> {
  const columns =
    'id, password_hash as "passwordHash", is_banned as "isBanned", is_profile_complete as "isProfileComplete"';
  const [linked] = await work.rows<Account>(`select ${columns} from users where google_sub = $1`, [
    person.sub,
  ]);
  if (linked) return linked;
  const [created] = await work.rows<Account>(
    `insert into users (id, email, email_proven_at, google_sub, full_name, role, roles, college, created_at)
     values ($1, $2, $3, $4, $5, 'mentee', '{mentee}', $6, $3) on conflict do nothing
     returning id, null as "passwordHash", false as "isBanned", false as "isProfileComplete"`,
    [
      newId(),
      person.email,
      ctx.app.clock.now(),
      person.sub,
      person.name || (person.email.split('@')[0] ?? ''),
      ctx.app.config.college.name,
    ],
  );
  if (created) return created;
  const [known] = await work.rows<Account>(
    `update users set google_sub = $2 where email = $1 and google_sub is null and email_proven_at is not null
        and not exists (select 1 from users other where other.google_sub = $2) returning ${columns}`,
    [person.email, person.sub],
  );
  if (known) return known;
  // Another first sign-in of the same person may have been faster.
  const [meanwhile] = await work.rows<Account>(
    `select ${columns} from users where google_sub = $1`,
    [person.sub],
  );
  if (!meanwhile)
    throw conflict('This address belongs to an account that is not linked to this Google account');
  return meanwhile;
}

/** Signs in with a Google credential (`POST /api/auth/google/verify`): a new person goes to `/create-profile`, a known one to `/feed`. */
export async function signInWithGoogle(ctx: Context, credential: string): Promise<SessionAnswer> {
  await ctx.app.limits.take('signInsPerIp', addressKey(ctx.ip));
  if (!credential) throw badInput('Google Sign-In failed');
  const person = await readCredential(ctx.app, credential);
  return change(ctx.app, async (work) => {
    const account = await accountOf(ctx, work, person);
    refuseBanned(account);
    return {
      token: await openSession(ctx, work, account.id),
      redirectTo: landing(account),
      message: 'Signed in',
    };
  });
}
