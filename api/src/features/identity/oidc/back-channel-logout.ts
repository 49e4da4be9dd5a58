import { errors, jwtVerify } from 'jose';
import { oidcMinutes, oidcTexts } from '../../../../../schema/rules/identity/oidc-texts.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { AppError, badUserInput } from '../../../core/errors.ts';
import { identitySql } from '../identity.sql.ts';
import { endOneSession } from '../sessions/sessions.ts';
import { subjectForm } from '../signing-in/google-credential.ts';
import { lockMark, type MarkOf, mark } from './marks.ts';
import { provider, requireOidc } from './provider.ts';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures by a secret are not among them: what is public would verify them. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Whose sessions end: of a session at the provider, of a person there, or both. */
interface Logout {
  issuer: string;
  jti: string;
  sub: string | null;
  sid: string | null;
  at: Date;
}

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && subjectForm.test(claim) ? claim : null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a logout token: signed by the provider, for us, some minutes old, about a logout, and no ID
 * token.
 * @throws BAD_USER_INPUT for anything else, UNAVAILABLE while the provider does not answer
 */
async function readLogout(app: App, token: string): Promise<Logout> {
  const { issuer, clientId } = requireOidc(app);
  const refused = badUserInput(oidcTexts.logoutRefused);
  const { keys, configuration } = await provider(app);
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    // As the provider writes itself.
    issuer: [issuer, configuration.serverMetadata().issuer],
    audience: clientId,
    algorithms,
    requiredClaims: ['iat', 'jti'],
    maxTokenAge: oidcMinutes * 60,
    clockTolerance: 30,
    currentDate: app.clock.now(),
  }).catch((error: unknown) => {
    // The keys could not be read: the provider may post it again.
    if (error instanceof AppError) throw error;
    const code = error instanceof errors.JOSEError ? error.code : String(error);
    app.log.info({ code }, 'a logout token was refused');
    throw refused;
  });
  const { iss = '', jti = '', sub, sid, iat = 0, events } = payload;
  const kind = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'logout+jwt';
  const about = { sub: textOf(sub), sid: textOf(sid) };
  if (
    !['logout+jwt', 'jwt'].includes(kind) ||
    !isObject(events) ||
    !isObject(events[logoutEvent]) ||
    'nonce' in payload ||
    (about.sub === null && about.sid === null)
  )
    throw refused;
  return { issuer: iss, jti, ...about, at: new Date(iat * 1000) };
}

/** Open sessions that came by a session or a person of the provider. */
const sessionsAtProvider = identitySql.statement(
  'sessionsAtProvider',
  { issuer: 'text', sub: 'text?', sid: 'text?', now: 'timestamptz' },
  (db, { issuer, sub, sid, now }) =>
    db
      .selectFrom('oidc_sessions as session')
      .innerJoin('oidc_accounts as account', 'account.id', 'session.account_id')
      .innerJoin('sessions as own', 'own.id', 'session.session_id')
      .where('own.ended_at', 'is', null)
      .where('own.expires_at', '>', now)
      .where('account.issuer', '=', issuer)
      .where((eb) => eb.or([eb(sub, 'is', null), eb('account.subject', '=', sub)]))
      .where((eb) =>
        eb.or([
          eb(sid, 'is', null),
          eb('session.sid', '=', sid),
          // Which of the person's sessions it is, nobody can tell: it may be this one.
          eb.and([eb(sub, 'is not', null), eb('session.sid', 'is', null)]),
        ]),
      )
      .select(['session.session_id as sessionId', 'account.user_id as userId']),
);

/**
 * Marks a logout: its token counts once, and a sign-in that the provider answered before it opens
 * nothing any more.
 * @throws BAD_USER_INPUT for a token that was used
 */
async function markLogout(work: Work, { issuer, jti, sub, sid, at }: Logout): Promise<void> {
  const expiresAt = new Date(at.getTime() + 2 * oidcMinutes * 60_000);
  const once: MarkOf = ['jti', issuer, jti];
  await lockMark(work, once);
  if (!(await mark(work, once, { at, expiresAt }))) throw badUserInput(oidcTexts.logoutRefused);
  // One session of a person ends by its name: the others go on, but those that have none.
  const about: MarkOf[] = [];
  if (sid !== null) about.push(['sid', issuer, sid]);
  if (sub !== null) about.push([sid === null ? 'sub' : 'unnamed', issuer, sub]);
  for (const of of about) {
    await lockMark(work, of);
    await mark(work, of, { at, expiresAt });
  }
}

/**
 * Ends the sessions that came by a session or a person of the provider, with their sockets, because
 * it says that they signed out there.
 * @throws BAD_USER_INPUT for a token that does not hold or was used, NOT_FOUND where there is no
 * provider, UNAVAILABLE while it does not answer
 */
export async function signOutByOidc({ app }: Context, logoutToken: string): Promise<boolean> {
  const logout = await readLogout(app, logoutToken);
  const { issuer, sub, sid } = logout;
  await change(app, async (work) => {
    await markLogout(work, logout);
    const now = app.clock.now();
    const ended = await work.query(sessionsAtProvider, { issuer, sub, sid, now });
    for (const { userId, sessionId } of ended) await endOneSession(work, userId, sessionId, now);
  });
  return true;
}
