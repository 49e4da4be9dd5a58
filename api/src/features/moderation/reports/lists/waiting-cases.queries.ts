import type { Context } from '../../../../core/context.ts';
import { countRows } from '../../../../core/sql/index.ts';
import { moderationSql } from '../../moderation.sql.ts';

const casesToDecide = moderationSql.statement('waiting', { viewerId: 'uuid' }, (db, { viewerId }) =>
  db
    .selectFrom('report_cases')
    .where(({ eb, or, and }) =>
      or([
        eb('decided_at', 'is', null),
        and([eb('appealed_at', 'is not', null), eb('appeal_outcome', 'is', null)]),
      ]),
    )
    .where('about_id', '<>', viewerId)
    .select(countRows().as('count')),
);

/**
 * How many cases wait for a decision of the viewer, appeals included: those about the viewer are
 * for others. Null where many are told at once, as each of them would count others.
 */
export async function waitingCases({ app, viewer }: Context): Promise<number | null> {
  if (!viewer) return null;
  const [row] = await app.db.query(casesToDecide, { viewerId: viewer.id });
  return row?.count ?? 0;
}
