import DataLoader from 'dataloader';
import { change, type App, type Context, type Viewer, type Work } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { sessionDays } from '../../limits.ts';

/** Topics that every instance listens to, to shut sockets and refresh what they may see. */
export const sessionsEnded = 'sessions.ended';
export const viewerChanged = 'viewer.changed';
/** One account's own changes (`meChanged`). */
export const meTopic = topicOf('me');

const bySessions = statement<Viewer>(
  'session_viewer',
  `select u.id, s.id as "sessionId", u.role, u.is_verified as "isVerified", u.is_admin as "isAdmin", u.is_super_admin as "isSuperAdmin",
          u.is_profile_complete as "isProfileComplete", u.college
     from sessions s join users u on u.id = s.user_id
    where s.id = any($1) and s.ended_at is null and s.expires_at > $2 and not u.is_banned`,
);

/** Sessions are read at every request; those of requests that came in the same turn of the event loop, in one statement. */
const loaders = new WeakMap<App, DataLoader<string, Viewer | null>>();

function sessions(app: App): DataLoader<string, Viewer | null> {
  let loader = loaders.get(app);
  if (!loader) {
    const read = async (ids: readonly string[]): Promise<(Viewer | null)[]> => {
      const viewers = new Map(
        (await app.db.rows(bySessions, [ids, app.clock.now()])).map((viewer) => [
          viewer.sessionId,
          viewer,
        ]),
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
 * @returns null for anything else; every door treats that as signed out
 */
export async function viewerOf(app: App, token: string | undefined): Promise<Viewer | null> {
  const claims = token ? app.tokens.read(token, app.clock.now()) : null;
  if (!claims) return null;
  const viewer = await sessions(app).load(claims.sessionId);
  // Two requests of one session get each its own.
  return viewer?.id === claims.userId ? { ...viewer } : null;
}

/** Opens a session inside a unit of work. @returns its token */
export async function openSession(ctx: Context, work: Work, userId: string): Promise<string> {
  const now = ctx.app.clock.now();
  const sessionId = newId();
  await work.rows(
    'insert into sessions (id, user_id, user_agent, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [
      sessionId,
      userId,
      ctx.userAgent.slice(0, 300),
      now,
      new Date(now.getTime() + sessionDays * 86_400_000),
    ],
  );
  return ctx.app.tokens.sign({ userId, sessionId }, now);
}

/** A fresh token of the viewer's own session, for answers that documented a new token after a change. */
export const renewedToken = (ctx: Context, viewer: Viewer): string =>
  ctx.app.tokens.sign({ userId: viewer.id, sessionId: viewer.sessionId }, ctx.app.clock.now());

/** Ends all sessions of an account inside a unit of work; open sockets follow after the commit. */
export async function endSessions(app: App, work: Work, userId: string): Promise<void> {
  await work.rows('update sessions set ended_at = $2 where user_id = $1 and ended_at is null', [
    userId,
    app.clock.now(),
  ]);
  work.publish(sessionsEnded, { userId, sessionId: null });
}

/** Signs out: ends the session behind this request. */
export async function signOut(ctx: Context, viewer: Viewer): Promise<void> {
  await change(ctx.app, async (work) => {
    await work.rows('update sessions set ended_at = $2 where id = $1 and ended_at is null', [
      viewer.sessionId,
      ctx.app.clock.now(),
    ]);
    work.publish(sessionsEnded, { userId: viewer.id, sessionId: viewer.sessionId });
  });
}

/** Tells that an account changed: its own screens refresh, and what its sockets may see is read anew. */
export function tellAccountChanged(work: Work, userId: string): void {
  const payload: EventPayload = { userId };
  work.publish(viewerChanged, payload);
  work.publish(meTopic(userId), payload);
}
