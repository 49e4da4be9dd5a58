import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { moderationSql } from '../moderation.sql.ts';

const count = sql<number>`count(*)::int`.as('count');

const reportsOfPerson = moderationSql.statement('ofPerson', { userId: 'uuid' }, (db, { userId }) =>
  db.selectNoFrom([
    db
      .selectFrom('report_cases as c')
      .where('c.about_id', '=', userId)
      .select(count)
      .$asScalar()
      .$notNull()
      .as('about'),
    db
      .selectFrom('reports as said')
      .where('said.reporter_id', '=', userId)
      .select(count)
      .$asScalar()
      .$notNull()
      .as('by'),
    db
      .selectFrom('reports as said')
      .innerJoin('report_cases as c', 'c.id', 'said.case_id')
      .where('said.reporter_id', '=', userId)
      .where('c.decision', '=', 'nothing')
      .select(count)
      .$asScalar()
      .$notNull()
      .as('inVain'),
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
