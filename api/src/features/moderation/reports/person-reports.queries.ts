import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { moderationSql } from '../moderation.sql.ts';

const reportsOfPerson = moderationSql.statement('ofPerson', { userId: 'uuid' }, (db, { userId }) =>
  db.selectNoFrom([
    sql<number>`(select count(*)::int from report_cases where about_id = ${userId})`.as('about'),
    sql<number>`(select count(*)::int from reports where reporter_id = ${userId})`.as('by'),
    sql<number>`(select count(*)::int from reports said join report_cases c on c.id = said.case_id
      where said.reporter_id = ${userId} and c.decision = 'nothing')`.as('inVain'),
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
          return row ?? { about: 0, by: 0, inVain: 0 };
        }),
      ),
    ),
);
