import {
  isOwnMachine,
  isSameClient,
  signInWays as rule,
  writeRules,
} from '../../../../schema/rules/services/sign-in-ways.ts';
import { signInWaysTexts as texts } from '../../../../schema/rules/services/sign-in-ways-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change, type Work } from '../../core/context.ts';
import { conflict, invalidField, validate } from '../../core/errors.ts';
import { seal } from '../../core/secrets/seal.ts';
import type { OidcSettings } from '../../core/sign-in/oidc-settings.ts';
import { isClientSecretLost } from '../../core/sign-in/sign-in-ways.ts';
import { asOwner, type OwnerProof, secondFactor } from '../adminaccess/index.ts';
import { audit } from '../audits/index.ts';
import { returnAddress, signOutAddress, tryProvider } from '../identity/index.ts';
import { theOne } from './mail-server.entity.ts';
import { SignInWaysEntity } from './sign-in-ways.entity.ts';
import {
  clientPurpose,
  clientSecretOf,
  readSignInWays,
  signInWaysTopic,
} from './sign-in-ways.queries.ts';
import type { CollegeAccounts, SignInTrial, SignInWays } from './sign-in-ways.types.ts';

const none: CollegeAccounts = {
  ...{ issuer: '', clientId: '', name: '', scope: '' },
  ...{ domains: '', groups: '', claims: '' },
};

/** What is written, and what the audit log calls it: its values are nobody's to read there. */
const partNames = {
  issuer: 'provider',
  clientId: 'client ID',
  sealedSecret: 'client secret',
  name: 'name on the button',
  scope: 'scope',
  domains: 'domains',
  groups: 'groups',
  claims: 'claims',
  googleClientId: 'Google',
} as const;
const parts = Object.keys(partNames) as (keyof typeof partNames)[];

/** What the environment says of the accounts, without their secret. */
const ofEnvironment = ({ issuer, clientId, name, scope, verified }: OidcSettings) => ({
  ...{ issuer, clientId, name, scope },
  ...writeRules(verified),
});

const only = (row: CollegeAccounts): CollegeAccounts => ({
  ...{ issuer: row.issuer, clientId: row.clientId, name: row.name, scope: row.scope },
  ...{ domains: row.domains, groups: row.groups, claims: row.claims },
});

/** The ways to sign in as they are now, without their secret. */
export async function signInWaysNow(ctx: Context): Promise<SignInWays> {
  const { app } = ctx;
  const { oidc, googleClientId } = app.config.signIn;
  const [row, { isSetUp }] = await Promise.all([readSignInWays(app), secondFactor(ctx)]);
  return {
    version: row?.version ?? 0,
    accounts: oidc ? ofEnvironment(oidc) : only(row ?? none),
    areAccountsLocked: oidc !== undefined,
    hasSecret: oidc === undefined && Boolean(row?.sealedSecret),
    isSecretLost: isClientSecretLost(app.config),
    googleClientId: googleClientId ?? row?.googleClientId ?? '',
    isGoogleLocked: googleClientId !== undefined,
    returnAddress: returnAddress(app),
    signOutAddress: signOutAddress(app),
    asksForCode: isSetUp,
  };
}

/** What is sent to be written: null stays as it is. */
export interface SentWays {
  accounts: (CollegeAccounts & { secret: string | null }) | null;
  googleClientId: string | null;
}

/** @throws CONFLICT for what the environment says */
function refuseLocked({ config: { signIn } }: App, sent: SentWays): void {
  if (sent.accounts && signIn.oidc) throw conflict(texts.lockedRefused);
  if (sent.googleClientId !== null && signIn.googleClientId !== undefined)
    throw conflict(texts.googleLockedRefused);
}

/** @throws BAD_USER_INPUT with the text of the rule */
const typedOf = ({ accounts, googleClientId }: SentWays) =>
  validate(rule, { ...none, ...accounts, googleClientId: googleClientId ?? '' });

/** The secret that goes with what was typed; null without accounts. @throws BAD_USER_INPUT */
function secretFor(
  app: App,
  { issuer, clientId, secret: typed }: ReturnType<typeof typedOf>,
  found: SignInWaysEntity | null,
): string | null {
  if (issuer === '') return null;
  // People's browsers could not reach it, and what else runs on the machine is nobody's to ask.
  if (!issuer.startsWith('https:') && !isOwnMachine(app.config.publicUrl))
    throw invalidField('issuer', texts.wrong.issuer);
  if (typed !== '') return typed;
  if (!found || found.sealedSecret === '') throw invalidField('secret', texts.wrong.secretMissing);
  if (!isSameClient(found, { issuer, clientId })) throw invalidField('secret', texts.secretAgain);
  const kept = clientSecretOf(app, found);
  if (kept === null) throw invalidField('secret', texts.secretLost);
  return kept;
}

/** The accounts that are written from now on. */
function accountsFor(app: App, sent: SentWays, found: SignInWaysEntity | null) {
  const before = found ?? { ...none, sealedSecret: '' };
  if (!sent.accounts) return { ...only(before), sealedSecret: before.sealedSecret };
  const typed = typedOf(sent);
  const secret = secretFor(app, typed, found);
  if (secret === null) return { ...none, sealedSecret: '' };
  const isKept = secret === clientSecretOf(app, before);
  return {
    ...only(typed),
    sealedSecret: isKept ? before.sealedSecret : seal(app.config.jwtSecret, clientPurpose, secret),
  };
}

async function write(
  { app }: Context,
  adminId: string,
  version: number,
  sent: SentWays,
  work: Work,
): Promise<void> {
  // Before the first there is no row that two could wait for.
  await work.advisoryLock('services');
  const found = await work.em.findOne(SignInWaysEntity, { id: theOne });
  const before = found ?? { ...none, sealedSecret: '', googleClientId: '', version: 0 };
  const ways = {
    ...accountsFor(app, sent, found),
    googleClientId:
      sent.googleClientId === null ? before.googleClientId : typedOf(sent).googleClientId,
  };
  const changed = parts.filter((part) => before[part] !== ways[part]);
  if (changed.length === 0) return;
  if (before.version !== version) throw conflict(texts.changedMeanwhile);
  const at = app.clock.now();
  const now = { ...ways, version: version + 1, changedAt: at };
  if (found) work.em.assign(found, now);
  else work.em.create(SignInWaysEntity, now);
  const told = changed.map((part) => partNames[part]).join(', ');
  audit(work, { adminId, action: 'signIn.change', changes: { parts: told }, at });
  work.publish(signInWaysTopic, { version: now.version });
}

/**
 * Has people sign in by other ways, on every instance from now on. The same again changes nothing.
 * @param version the one that this goes on from
 * @throws BAD_USER_INPUT with the text of the rule, without the secret of another client, and for a
 *   wrong code; CONFLICT where somebody was faster, or where the environment says it; FORBIDDEN
 *   without the viewer's password a while after signing in; RATE_LIMITED
 */
export async function setSignInWays(
  ctx: Context,
  version: number,
  sent: SentWays,
  proof: OwnerProof,
): Promise<SignInWays> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  typedOf(sent);
  refuseLocked(app, sent);
  await app.limits.consume('collegeChanges', viewer.id);
  await asOwner(ctx, viewer, proof, (work) => write(ctx, viewer.id, version, sent, work));
  return signInWaysNow(ctx);
}

/**
 * Asks the provider of accounts as they are typed, saved or not.
 * @throws BAD_USER_INPUT with the text of the rule, and without the secret of another client;
 *   CONFLICT where the environment says them; FORBIDDEN 'Not a superAdmin'; RATE_LIMITED
 */
export async function tryCollegeAccounts(
  ctx: Context,
  accounts: CollegeAccounts & { secret: string | null },
): Promise<SignInTrial> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const sent = { accounts, googleClientId: null };
  const typed = typedOf(sent);
  refuseLocked(app, sent);
  if (typed.issuer === '') throw invalidField('issuer', texts.wrong.issuer);
  const clientSecret = await change(app, async ({ em }) =>
    secretFor(app, typed, await em.findOne(SignInWaysEntity, { id: theOne })),
  );
  await app.limits.consume('signInTrials', viewer.id);
  const { issuer, clientId } = typed;
  const trial = await tryProvider(app, { issuer, clientId, clientSecret: clientSecret ?? '' });
  await change(app, (work) => {
    audit(work, { adminId: viewer.id, action: 'signIn.try', at: app.clock.now() });
    return Promise.resolve();
  });
  return trial;
}
