import DataLoader from 'dataloader';
import { requireViewer } from '../../../core/access.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import {
  type AdminLock,
  type App,
  type Context,
  change,
  isAnyAdmin,
  type Viewer,
  type Work,
} from '../../../core/context.ts';
import { nilId } from '../../../core/ids.ts';
import { type EventPayload, topicNamed, topicOf } from '../../../core/live/events.ts';
import { sessionDays } from '../../../limits.ts';
import { identitySql } from '../identity.sql.ts';
import { isNotBanned } from '../person.sql.ts';
import { SessionEntity } from './session.entity.ts';
import { markUsed, placeOf } from './session-use.ts';

/** Sessions of a person ended: one, or all of them but one. */
export interface EndedSessions extends EventPayload {
  userId: string;
  sessionId: string | null;
  keptId: string | null;
}

/** Topics that every instance listens to, to close sockets and refresh what they may see. */
export const sessionsEndedTopic = topicNamed<EndedSessions>('sessions.ended');
export const viewerChangedTopic = topicNamed<{ userId: string }>('viewer.changed');
/** One account's own changes (`accountUpdated`). */
export const accountTopic = topicOf<{ userId: string }>('account');

const sessionViewers = identitySql.statement(
  'session',
  { ids: 'uuid[]', now: 'timestamptz' },
  (db, { ids, now }) =>
    db
      .selectFrom('sessions as session')
      .innerJoin('users as account', 'account.id', 'session.user_id')
      .where((eb) => eb('session.id', '=', eb.fn.any(ids)))
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', now)
      .where((eb) => eb.or([isNotBanned('account'), eb('account.banned_until', '<=', now)]))
      .select([
        'account.id',
        'session.id as sessionId',
        'account.role',
        'account.roles',
        'account.is_verified as isVerified',
        'account.is_admin as isAdmin',
        'account.is_super_admin as isSuperAdmin',
        'account.has_second_factor as hasSecondFactor',
        'session.second_factor_at as secondFactorAt',
        'account.is_profile_complete as isProfileComplete',
        'account.college',
        'account.muted_until as mutedUntil',
      ]),
);

/** What keeps an admin's session out of what is for admins; null: nothing, or they are no admin. */
function adminLockOf(
  app: App,
  account: {
    isAdmin: boolean;
    isSuperAdmin: boolean;
    hasSecondFactor: boolean;
    secondFactorAt: Date | null;
  },
): AdminLock | null {
  if (!isAnyAdmin(account)) return null;
  if (account.hasSecondFactor) return account.secondFactorAt === null ? 'code' : null;
  return app.config.requiresSecondFactor && account.isSuperAdmin ? 'setup' : null;
}

/**
 * Sessions are read at every request; those of requests that came in the same turn of the event
 * loop, in one statement.
 */
const loaders = new WeakMap<App, DataLoader<string, Viewer | null>>();

function sessions(app: App): DataLoader<string, Viewer | null> {
  let loader = loaders.get(app);
  if (!loader) {
    const read = async (ids: readonly string[]): Promise<(Viewer | null)[]> => {
      const rows = await app.db.query(sessionViewers, { ids, now: app.clock.now() });
      const viewers = new Map(
        rows.map(({ hasSecondFactor, secondFactorAt, ...viewer }) => {
          const adminLock = adminLockOf(app, { hasSecondFactor, secondFactorAt, ...viewer });
          const isOpen = adminLock === null;
          return [
            viewer.sessionId,
            {
              ...viewer,
              isAdmin: viewer.isAdmin && isOpen,
              isSuperAdmin: viewer.isSuperAdmin && isOpen,
              adminLock,
            },
          ];
        }),
      );
      return ids.map((id) => viewers.get(id) ?? null);
    };
    // Nothing is remembered: a session that ended is worth nothing from that moment.
    loader = new DataLoader(read, {
      cache: false,
      batchScheduleFn: (run) => {
        setImmediate(run);
      },
    });
    loaders.set(app, loader);
  }
  return loader;
}

/**
 * Who a token stands for: the token must be genuine and its session row alive.
 * @returns null for anything else; every transport treats that as signed out
 */
export async function viewerOf(app: App, token: string | undefined): Promise<Viewer | null> {
  const claims = token ? app.tokens.read(token, app.clock.now()) : null;
  if (!claims) return null;
  const viewer = await sessions(app).load(claims.sessionId);
  // Two requests of one session get each its own.
  return viewer?.id === claims.userId ? { ...viewer } : null;
}

const accountViewer = identitySql.statement(
  'accountViewer',
  { userId: 'uuid', now: 'timestamptz' },
  (db, { userId, now }) =>
    db
      .selectFrom('users as account')
      .where('account.id', '=', userId)
      .where((eb) => eb.or([isNotBanned('account'), eb('account.banned_until', '<=', now)]))
      .select([
        'account.id',
        'account.role',
        'account.roles',
        'account.is_verified as isVerified',
        'account.is_profile_complete as isProfileComplete',
        'account.college',
        'account.muted_until as mutedUntil',
      ]),
);

/**
 * Who acts by a link in a mail, without a session: as themselves, and never as an admin.
 * @returns null for deleted accounts and banned people
 */
export async function viewerOfAccount(app: App, userId: string): Promise<Viewer | null> {
  const [account] = await app.db.query(accountViewer, { userId, now: app.clock.now() });
  if (!account) return null;
  return { ...account, sessionId: nilId, isAdmin: false, isSuperAdmin: false, adminLock: null };
}

const endedSession = identitySql.statement('endedSession', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('sessions as session')
    .where('session.id', '=', id)
    .where('session.ended_at', 'is not', null)
    .select(['session.user_id as userId', 'session.ended_at as endedAt']),
);

/**
 * Whose session a genuine token stood for, and when it ended; null for open sessions, and for
 * anything else.
 */
export async function endedSessionOf(
  app: App,
  token: string,
): Promise<{ userId: string; endedAt: Date } | null> {
  const claims = app.tokens.read(token, app.clock.now());
  const [found] = claims ? await app.db.query(endedSession, { id: claims.sessionId }) : [];
  if (!found?.endedAt || found.userId !== claims?.userId) return null;
  return { userId: found.userId, endedAt: found.endedAt };
}

const accountExists = identitySql.statement('accountExists', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('users').where('id', '=', userId).select('id'),
);

/**
 * Whether the account of a genuine token has been deleted, for devices that were signed in to it.
 * @throws RATE_LIMITED
 */
export async function isAccountDeleted(app: App, token: string): Promise<boolean> {
  const claims = app.tokens.read(token, app.clock.now());
  if (!claims) return false;
  await app.limits.consume('deletedAccounts', claims.userId);
  const found = await app.db.query(accountExists, { userId: claims.userId });
  return found.length === 0;
}

/** Opens a session inside a unit of work. @returns its token */
export const openSession = (ctx: Context, work: Work, userId: string): string =>
  openedSession(ctx, work, userId).token;

/** As `openSession`. @returns its id as well */
export function openedSession(
  ctx: Context,
  work: Work,
  userId: string,
): { token: string; sessionId: string } {
  const now = ctx.app.clock.now();
  const session = work.em.create(SessionEntity, {
    userId,
    userAgent: ctx.userAgent.slice(0, 300),
    place: placeOf(ctx.ip),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * dayMilliseconds),
  });
  markUsed(ctx.app, session.id);
  const sessionId = session.id;
  return { token: ctx.app.tokens.sign({ userId, sessionId }, now), sessionId };
}

/**
 * A fresh token of the viewer's own session, for answers that documented a new token after a
 * change.
 */
export const renewedToken = (ctx: Context, viewer: Viewer): string =>
  ctx.app.tokens.sign({ userId: viewer.id, sessionId: viewer.sessionId }, ctx.app.clock.now());

/**
 * Ends the sessions of an account inside a unit of work; open sockets follow after the commit.
 * @param keptId the session that goes on, if any
 * @returns how many ended
 */
export const endSessions = (
  app: App,
  work: Work,
  userId: string,
  keptId: string | null = null,
): Promise<number> => endSessionsAt(work, userId, app.clock.now(), keptId);

/** As `endSessions`, for units of work that have no clock but the moment they were begun at. */
export async function endSessionsAt(
  work: Work,
  userId: string,
  endedAt: Date,
  keptId: string | null = null,
): Promise<number> {
  const ended = await work.em.nativeUpdate(
    SessionEntity,
    { userId, endedAt: null, ...(keptId && { id: { $ne: keptId } }) },
    { endedAt },
  );
  work.publish(sessionsEndedTopic, { userId, sessionId: null, keptId });
  return ended;
}

/** Ends one session of an account. @returns false when it has none of this id that is open */
export const endSession = (app: App, userId: string, sessionId: string): Promise<boolean> =>
  change(app, (work) => endOneSession(work, userId, sessionId, app.clock.now()));

/** As `endSession`, inside a unit of work. */
export async function endOneSession(
  work: Work,
  userId: string,
  sessionId: string,
  endedAt: Date,
): Promise<boolean> {
  const open = { id: sessionId, userId, endedAt: null, expiresAt: { $gt: endedAt } };
  const ended = await work.em.nativeUpdate(SessionEntity, open, { endedAt });
  work.publish(sessionsEndedTopic, { userId, sessionId, keptId: null });
  return ended > 0;
}

/** Signs out: ends the session behind this request. */
export async function signOut(ctx: Context): Promise<void> {
  const viewer = requireViewer(ctx);
  await endSession(ctx.app, viewer.id, viewer.sessionId);
}

/** Notes that a session gave the code of a second factor: what is for admins opens to it. */
export async function openToSecondFactor(app: App, work: Work, viewer: Viewer): Promise<void> {
  const secondFactorAt = app.clock.now();
  await work.em.nativeUpdate(SessionEntity, { id: viewer.sessionId }, { secondFactorAt });
  publishAccountChange(work, viewer.id);
}

/**
 * Publishes that an account changed: its own screens refresh, and what its sockets may see is read
 * anew.
 */
export function publishAccountChange(work: Work, userId: string): void {
  const payload = { userId };
  work.publish(viewerChangedTopic, payload);
  work.publish(accountTopic(userId), payload);
}
