import { identityMessages } from '../../../../../schema/rules/identity/identity-texts.ts';
import { oidcTexts } from '../../../../../schema/rules/identity/oidc-texts.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, credentialsRefused, timedOut } from '../../../core/errors.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import { isSameSecret } from '../../../core/secrets/secrets.ts';
import { providerMilliseconds } from '../../../limits.ts';
import { enqueueAccountMail } from '../accounts/account-mail.ts';
import { createAccount, lockAccount, lockAddress } from '../accounts/accounts.ts';
import { verifyWithoutDocument } from '../accounts/verify-account.ts';
import type { SessionAnswer } from '../identity.types.ts';
import { openedSession } from '../sessions/sessions.ts';
import { assertNotBanned, landingPath } from '../signing-in/sign-in.ts';
import { joinedMail } from '../signing-up/mails.ts';
import type { User } from '../user.entity.ts';
import { addressAtProvider, askProvider } from './ask-provider.ts';
import type { ProviderPerson } from './claims.ts';
import { beginFlow, type Flow, readFlow } from './flow.ts';
import { lockMark, type MarkOf, mark, markedAt } from './marks.ts';
import { OidcAccountEntity } from './oidc-account.entity.ts';
import { OidcSessionEntity } from './oidc-session.entity.ts';
import { requireOidc } from './provider.ts';

/**
 * Begins a sign-in with an account of the college. Nothing is stored here, and no limit of sign-ins
 * is spent: a whole hostel behind one address presses the button, and some more than once.
 * @returns the address at the provider, and the key that the browser keeps until it comes back
 * @throws NOT_FOUND where it is not set up, UNAVAILABLE while the provider does not answer
 */
export async function oidcSignIn(ctx: Context): Promise<{ key: string; address: string }> {
  requireOidc(ctx.app);
  const flow = beginFlow(ctx.app);
  return { key: flow.key, address: await addressAtProvider(ctx.app, flow) };
}

/** A sign-in comes back once: what is wrong with it afterwards is no matter, it begins anew. */
async function spend({ app }: Context, flow: Flow): Promise<void> {
  const of: MarkOf = ['flow', flow.key];
  const isFirst = await change(app, async (work) => {
    await lockMark(work, of);
    return mark(work, of, { at: app.clock.now(), expiresAt: flow.expiresAt });
  });
  if (!isFirst) throw badUserInput(oidcTexts.over);
}

/**
 * The account of who came from the provider: known by issuer and subject, else made, else joined to
 * the account of their address, by the same rule as Google's; then its owner is told by mail.
 * @throws CONFLICT when the provider vouches for no address, or it belongs to an account that can't
 * be joined
 */
async function accountOf(
  { app }: Context,
  work: Work,
  { issuer, subject, email, name }: ProviderPerson,
): Promise<{ account: User; oidcAccountId: string }> {
  const { em } = work;
  const called = requireOidc(app).name;
  await work.advisoryLock('oidc', issuer, subject);
  const linked = await em.findOne(OidcAccountEntity, { issuer, subject });
  const own = linked && (await lockAccount(work, linked.userId));
  if (linked && own) return { account: own, oidcAccountId: linked.id };
  if (email === null) throw conflict(oidcTexts.unvouched(called));
  const now = app.clock.now();
  const known = await lockAddress(work, email);
  if (known && (await em.count(OidcAccountEntity, { userId: known.id, issuer })) > 0)
    throw conflict(oidcTexts.notLinked(called));
  // A college's own import or an admin typed the address: who else reads its mail is not known yet.
  if (known && known.emailProvenAt === null) throw conflict(oidcTexts.unproven(called));
  const account =
    known ??
    createAccount(app, work, { email, emailProvenAt: now, fullName: name, role: 'mentee' });
  if (known) await enqueueAccountMail(work, known.id, joinedMail(app.config, known, called));
  const { id } = em.create(OidcAccountEntity, {
    userId: account.id,
    issuer,
    subject,
    createdAt: now,
  });
  return { account, oidcAccountId: id };
}

/**
 * A session at the provider that has ended does not come back, whatever its time. Of a person
 * counts what is no younger than the logout: both are told in whole seconds.
 * @throws UNAUTHENTICATED where the provider has ended this very session meanwhile
 */
async function assertNotEnded(
  { app }: Context,
  work: Work,
  { issuer, subject, sid, at }: ProviderPerson,
): Promise<void> {
  const about: MarkOf[] = [
    ['sub', issuer, subject],
    sid === null ? ['unnamed', issuer, subject] : ['sid', issuer, sid],
  ];
  for (const of of about) {
    await lockMark(work, of);
    const endedAt = await markedAt(work, of, app.clock.now());
    if (endedAt && (of[0] === 'sid' || at <= endedAt))
      throw credentialsRefused(oidcTexts.ended(requireOidc(app).name));
  }
}

/** When nobody waits for the answer any more: what is opened then, nobody would know of. */
const deadlineOf = ({ arrivedAt = performance.now() }: Context): AbortSignal =>
  AbortSignal.timeout(
    Math.max(0, Math.round(arrivedAt + providerMilliseconds - performance.now())),
  );

/** Opens the session in one unit of work, unless its time is over. */
const enter = (
  ctx: Context,
  person: ProviderPerson,
  deadline: AbortSignal,
): Promise<SessionAnswer> =>
  change(ctx.app, async (work) => {
    const { account, oidcAccountId } = await accountOf(ctx, work, person);
    assertNotBanned(ctx, account);
    await assertNotEnded(ctx, work, person);
    if (deadline.aborted) throw timedOut();
    // An admin who took the verification back knows better than the provider.
    if (person.belongs && !account.isVerified && account.verificationEndedAt === null)
      await verifyWithoutDocument(work, account, 'provider', ctx.app.clock.now());
    const { token, sessionId } = openedSession(ctx, work, account.id);
    work.em.create(OidcSessionEntity, { sessionId, accountId: oidcAccountId, sid: person.sid });
    return { token, redirectTo: landingPath(account), message: identityMessages.signedIn };
  });

/**
 * Signs in with what the provider sent the browser back with. It works once, within minutes, and in
 * the browser that began it: the key and the state belong together.
 * @param sent the key that `oidcSignIn` answered, and the query of the address
 * @throws BAD_USER_INPUT for a sign-in that is over, was used, or was begun elsewhere;
 * UNAUTHENTICATED for an answer of the provider that does not hold; CONFLICT as `accountOf`;
 * FORBIDDEN when banned; UNAVAILABLE while the provider does not answer; RATE_LIMITED
 */
export async function signInByOidc(
  ctx: Context,
  sent: { key: string; answer: string },
): Promise<SessionAnswer> {
  await ctx.app.limits.consume('signInsPerIp', addressKey(ctx.ip));
  requireOidc(ctx.app);
  const flow = readFlow(ctx.app, sent.key);
  if (!flow) throw badUserInput(oidcTexts.over);
  const answer = new URLSearchParams(sent.answer);
  // Looked at before it is spent: what a stranger sends somebody ends no sign-in of theirs.
  if (!isSameSecret(answer.get('state') ?? '', flow.state)) throw badUserInput(oidcTexts.elsewhere);
  await spend(ctx, flow);
  const deadline = deadlineOf(ctx);
  return enter(ctx, await askProvider(ctx.app, { flow, answer, deadline }), deadline);
}
