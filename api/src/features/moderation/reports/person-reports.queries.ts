import DataLoader from 'dataloader';
import { type Expression, sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { moderationSql } from '../moderation.sql.ts';

const { db } = moderationSql;
const count = sql<number>`count(*)::int`.as('count');

const reportsBy = (userId: Expression<string>) =>
  db.selectFrom('reports as said').where('said.reporter_id', '=', userId).select(count);

const reportsOfPerson = moderationSql.statement('ofPerson', { userId: 'uuid' }, (_db, { userId }) =>
  _db.selectNoFrom([
    db.selectFrom('report_cases').where('about_id', '=', userId).select(count).as('about'),
    reportsBy(userId).as('by'),
    reportsBy(userId)
      .innerJoin('report_cases as c', 'c.id', 'said.case_id')
      .where('c.decision', '=', 'nothing')
      .as('dismissed'),
  ]),
);

/** How many cases there are about a person, and what they reported: one statement for a request. */
export const personReports = (ctx: Context, userId: string) => personLoader(ctx).load(userId);

const personLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader((userIds: readonly string[]) =>
      Promise.all(
        userIds.map(async (userId) => {
          const [row] = await app.db.query(reportsOfPerson, { userId });
          return {
            about: row?.about ?? 0,
            by: row?.by ?? 0,
            dismissed: row?.dismissed ?? 0,
          };
        }),
      ),
    ),
);
