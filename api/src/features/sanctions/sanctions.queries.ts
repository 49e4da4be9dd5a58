import { requireViewer } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { endedSessionOf, refusedSignInOf } from '../identity/index.ts';
import { banAppealToken } from './sanction-mails.ts';
import { sanctionsSql } from './sanctions.sql.ts';
import type { OwnBan, Sanction } from './sanctions.types.ts';

/** What is listed of one person: more than anybody collects. */
const listLimit = 100;

const ofPerson = sanctionsSql.statement('ofPerson', { personId: 'uuid' }, (db, { personId }) =>
  db
    .selectFrom('sanctions')
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(listLimit)
    .select(['id', 'kind', 'reason', 'until', 'by_id as byId', 'lifted_by_id as liftedById'])
    .select(['lifted_at as liftedAt', 'created_at as createdAt']),
);

/**
 * What was done about a person, newest first, with the admins who did and ended it: for admins. By
 * `sanctions_of_person`.
 */
export const sanctionsOf = (app: App, personId: string) => app.db.query(ofPerson, { personId });

/** What was done about the viewer, newest first; not by whom. */
export async function ownSanctions(ctx: Context): Promise<Sanction[]> {
  const rows = await sanctionsOf(ctx.app, requireViewer(ctx).id);
  return rows.map(({ byId: _by, liftedById: _lifted, ...sanction }) => sanction);
}

const runningBan = sanctionsSql.statement(
  'runningBan',
  { personId: 'uuid', now: 'timestamptz' },
  (db, { personId, now }) =>
    db
      .selectFrom('sanctions')
      .where('person_id', '=', personId)
      .where('kind', '=', 'ban')
      .where('lifted_at', 'is', null)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
      .orderBy('id', 'desc')
      .limit(1)
      .select(['id', 'reason', 'until', 'created_at as createdAt']),
);

/**
 * The ban that ended a session, for the page that was open in it, or for which a sign-in was
 * refused. Who holds a token of a session that had ended before reads nothing by it.
 * @returns null where no ban did, or where it is over
 * @throws RATE_LIMITED
 */
export async function banThatEnded(app: App, token: string): Promise<OwnBan | null> {
  const session = (await endedSessionOf(app, token)) ?? refusedSignInOf(app, token);
  if (!session) return null;
  await app.limits.consume('banLinks', session.userId);
  const now = app.clock.now();
  const [ban] = await app.db.query(runningBan, { personId: session.userId, now });
  if (!ban || session.endedAt < ban.createdAt) return null;
  return { reason: ban.reason, until: ban.until, appealToken: banAppealToken(app, ban.id) };
}
