import { sql } from 'kysely';
import type { App } from '../../../core/context.ts';
import { moderationSql } from '../moderation.sql.ts';

const waiting = moderationSql.statement('waiting', {}, (db) =>
  db
    .selectFrom('report_cases')
    .where(({ eb, or, and }) =>
      or([
        eb('decided_at', 'is', null),
        and([eb('appealed_at', 'is not', null), eb('appeal_outcome', 'is', null)]),
      ]),
    )
    .select(sql<number>`count(*)::int`.as('count')),
);

/** How many cases wait for a decision, appeals included. */
export async function waitingCases({ app }: { app: App }): Promise<number> {
  const [row] = await app.db.query(waiting, {});
  return row?.count ?? 0;
}
