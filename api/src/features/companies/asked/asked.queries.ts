import { sql } from 'kysely';
import { askedFilters } from '../../../../../schema/rules/companies/asked-filters.ts';
import type { App } from '../../../core/context.ts';
import {
  type CountedPage,
  declareList,
  descending,
  type ListArgs,
  sortKey,
} from '../../../core/lists/index.ts';
import { companiesSql } from '../companies.sql.ts';
import type { AskedQuestion } from './asked.types.ts';

const asked = declareList(companiesSql, {
  name: 'asked',
  isCounted: true,
  given: { companyId: 'uuid' },
  sorts: {
    // What most experiences tell of first; of those that as many tell of the last.
    mostAsked: descending(
      sortKey('asked.experiences', 'int8', 'experiences'),
      sortKey('asked.last_year', 'int8', 'lastYear'),
      sortKey('asked.group_id', 'uuid', 'id'),
    ),
  },
  filters: askedFilters,
  conditions: {
    topic: (topic) => companiesSql.eb(sql.ref('asked.topic'), '=', topic),
  },
  select: (db, { companyId }, { arrange }) =>
    db
      .selectFrom('company_questions as asked')
      .where('asked.company_id', '=', companyId)
      .select([
        'asked.group_id as id',
        'asked.text',
        'asked.topic',
        'asked.experiences',
        'asked.last_year as lastYear',
        'asked.places',
      ])
      .$call(arrange),
});

/**
 * A page of what a company asks, what most experiences tell of first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export const askedPage = (
  app: App,
  companyId: string,
  args: ListArgs<typeof askedFilters, 'mostAsked'>,
): Promise<CountedPage<AskedQuestion>> => asked.page(app, args, { given: { companyId } });
