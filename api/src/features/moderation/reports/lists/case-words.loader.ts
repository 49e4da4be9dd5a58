import DataLoader from 'dataloader';
import { type Context, perRequest } from '../../../../core/context.ts';
import { moderationSql } from '../../moderation.sql.ts';

const wordsOfCases = moderationSql.statement('wordsOfCases', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom('report_cases as report_case')
    .where((eb) => eb('report_case.id', '=', eb.fn.any(ids)))
    .select(['report_case.id', 'report_case.words', 'report_case.excerpt']),
);

/** All the words that cases keep of what was reported: one statement per request. */
export const caseWordsLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader<string, string>(async (ids) => {
      const rows = await app.db.query(wordsOfCases, { ids });
      const byId = new Map(rows.map(({ id, words, excerpt }) => [id, words || excerpt]));
      return ids.map((id) => byId.get(id) ?? '');
    }),
);
