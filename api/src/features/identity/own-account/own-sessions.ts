import { ownAccountTexts } from '../../../../../schema/rules/account/own-account-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { listedSessions } from '../../../limits.ts';
import { identitySql } from '../identity.sql.ts';
import { endSession, endSessions } from '../sessions/sessions.ts';
import { deviceOf } from './device.ts';
import type { OwnSession } from './own-account.types.ts';

const openSessions = identitySql.statement(
  'openSessions',
  { userId: 'uuid', sessionId: 'uuid', now: 'timestamptz' },
  (db, { userId, sessionId, now }) =>
    db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy((eb) => eb('id', '=', sessionId), 'desc')
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(listedSessions)
      .select(['id', 'place', 'user_agent as userAgent'])
      .select(['created_at as signedInAt', 'last_used_at as lastUsedAt']),
);

/** The viewer's open sessions: this one, then the last used first; at most `listedSessions`. */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const { id: userId, sessionId } = requireViewer(ctx);
  const now = ctx.app.clock.now();
  const rows = await ctx.app.db.query(openSessions, { userId, sessionId, now });
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    isCurrent: row.id === sessionId,
  }));
}

/**
 * Ends one of the viewer's sessions, with its sockets.
 * @returns its id @throws NOT_FOUND for others' and ended ones
 */
export async function endOwnSession(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx);
  const sessionId = parseId(id);
  if (sessionId === null || !(await endSession(ctx.app, viewer.id, sessionId)))
    throw notFound(ownAccountTexts.sessionGone);
  return sessionId;
}

/** Ends all sessions of the viewer but this one, with their sockets. @returns how many ended */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const viewer = requireViewer(ctx);
  return change(ctx.app, (work) => endSessions(ctx.app, work, viewer.id, viewer.sessionId));
}
