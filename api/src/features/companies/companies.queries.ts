import { sql } from 'kysely';
import { companySlugRule } from '../../../../schema/rules/companies.ts';
import { companyFilters } from '../../../../schema/rules/companies-filters.ts';
import { type CompanySort, companyTexts } from '../../../../schema/rules/companies-texts.ts';
import type { App } from '../../core/context.ts';
import { notFound, validate } from '../../core/errors.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  type ListArgs,
  sortKey,
} from '../../core/lists/index.ts';
import { phrasePattern } from '../search/index.ts';
import { companiesSql, shownCompanies, slugOf } from './companies.sql.ts';
import type { Company, CompanyCard } from './companies.types.ts';

const columns = [
  'company.id',
  'company.slug',
  'company.name',
  'company.experience_count as experienceCount',
  'company.opening_count as openingCount',
  'company.people_count as peopleCount',
] as const;

const bySlug = companiesSql.statement('bySlug', { slug: 'text' }, (_db, { slug }) =>
  shownCompanies
    .where('company.id', '=', (eb) =>
      eb
        .selectFrom('company_names as name')
        .where('name.slug', '=', slugOf(slug))
        .select('name.company_id')
        .limit(1),
    )
    .select([...columns, 'company.facts', 'company.asked_topics as askedTopics']),
);

const idOfName = companiesSql.statement('idOfName', { slug: 'text' }, (db, { slug }) =>
  db
    .selectFrom('company_names as name')
    .where('name.slug', '=', slugOf(slug))
    .limit(1)
    .select('name.company_id as id'),
);

/** The id of the company that a name is one of, however it is written; undefined for none. */
export const companyOfName = async ({ db }: App, slug: string): Promise<string | undefined> =>
  (await db.query(idOfName, { slug }))[0]?.id;

/**
 * A company by its slug, or by its name in any way that it is written.
 * @throws NOT_FOUND where nothing tells of it, BAD_USER_INPUT for more than 200 characters
 */
export async function readCompany(app: App, slug: string): Promise<Company> {
  const [row] = await app.db.query(bySlug, { slug: validate(companySlugRule, slug, 'slug') });
  if (!row) throw notFound(companyTexts.notFound);
  return row;
}

const companyList = declareList(companiesSql, {
  name: 'page',
  isCounted: true,
  given: {},
  sorts: {
    experiences: descending(
      sortKey('company.experience_count', 'int8', 'experienceCount'),
      sortKey('company.id', 'uuid', 'id'),
    ),
    recent: descending(
      sortKey('company.last_told_at', 'timestamptz', 'lastToldAt'),
      sortKey('company.id', 'uuid', 'id'),
    ),
    name: ascending(
      sortKey('company.name_norm', 'text', 'nameNorm'),
      sortKey('company.id', 'uuid', 'id'),
    ),
  },
  filters: companyFilters,
  conditions: {
    search: (search) =>
      companiesSql.eb(sql.ref('company.name_norm'), 'like', phrasePattern(search)),
    hiring: () => sql<boolean>`company.opening_count > 0`,
  },
  select: (_db, _given, { arrange }) =>
    shownCompanies
      .select([...columns, 'company.name_norm as nameNorm', 'company.last_told_at as lastToldAt'])
      .$call(arrange),
});

/**
 * A page of the companies that something tells of.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists and orders
 */
export const companiesPage = (
  app: App,
  args: ListArgs<typeof companyFilters, CompanySort>,
): Promise<CountedPage<CompanyCard>> =>
  companyList.page(app, args, { given: {}, variant: {}, node: (row) => row });
