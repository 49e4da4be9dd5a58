import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../../core/context.ts';
import { countRows, idRows } from '../../../../core/sql/index.ts';
import { moderationSql } from '../../moderation.sql.ts';

const count = countRows().as('count');

const casesAbout = moderationSql.db
  .selectFrom('report_cases as report_case')
  .where('report_case.about_id', '=', sql.ref<string>('person.id'))
  .select(count);
const reportsBy = moderationSql.db
  .selectFrom('reports as report')
  .where('report.reporter_id', '=', sql.ref<string>('person.id'))
  .select(count);

const reportsOfPeople = moderationSql.statement(
  'ofPeople',
  { userIds: 'uuid[]' },
  (db, { userIds }) =>
    db
      .selectFrom(idRows(userIds, 'person'))
      .select([
        'person.id',
        casesAbout.as('about'),
        reportsBy.as('by'),
        reportsBy
          .innerJoin('report_cases as report_case', 'report_case.id', 'report.case_id')
          .where('report_case.decision', '=', 'nothing')
          .as('dismissed'),
      ]),
);

/** How many cases there are about a person, and what they reported: one statement for a request. */
export const personReports = (ctx: Context, userId: string) => personLoader(ctx).load(userId);

const personLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader(async (userIds: readonly string[]) => {
      const rows = await app.db.query(reportsOfPeople, { userIds });
      const byId = new Map(
        rows.map(({ id, about, by, dismissed }) => [id, { about, by, dismissed }]),
      );
      return userIds.map((id) => {
        const { about, by, dismissed } = byId.get(id) ?? {};
        return { about: about ?? 0, by: by ?? 0, dismissed: dismissed ?? 0 };
      });
    }),
);
