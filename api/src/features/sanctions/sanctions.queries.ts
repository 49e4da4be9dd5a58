import { requireViewer } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { sanctionsSql } from './sanctions.sql.ts';
import type { Sanction } from './sanctions.types.ts';

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
