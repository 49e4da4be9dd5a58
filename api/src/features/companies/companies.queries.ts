import { type Expression, sql } from 'kysely';
import { companySlugRule } from '../../../../schema/rules/companies/companies.ts';
import { companyFilters } from '../../../../schema/rules/companies/companies-filters.ts';
import {
  type CompanySort,
  companyTexts,
} from '../../../../schema/rules/companies/companies-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
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
import type { AskedTopicCount } from './asked/asked.types.ts';
import { companiesSql, shownCompanies, slugOf } from './companies.sql.ts';
import type { Company, CompanyCard, CompanyFollowers } from './companies.types.ts';
import { followedBy, followersOf, isFollowed } from './following/following.sql.ts';

const columns = [
  'company.id',
  'company.slug',
  'company.name',
  'company.experience_count as experienceCount',
  'company.opening_count as openingCount',
  'company.people_count as peopleCount',
] as const;

/** Whose name has a slug: of the companies that something tells of. */
const shownBySlug = (slug: Expression<string>) =>
  shownCompanies.where('company.id', '=', (eb) =>
    eb
      .selectFrom('company_names as name')
      .where('name.slug', '=', slugOf(slug))
      .select('name.company_id')
      .limit(1),
  );

const bySlug = companiesSql.statement(
  'bySlug',
  { slug: 'text', viewerId: 'uuid' },
  (_db, { slug, viewerId }) =>
    shownBySlug(slug)
      .select([...columns, 'company.facts', 'company.asked_topics as askedTopics'])
      .select((eb) => [
        followersOf(eb.ref('company.id')).$asScalar().as('followerCount'),
        isFollowed(eb.ref('company.id'), viewerId).as('isFollowed'),
      ]),
);

const shownIdBySlug = companiesSql.statement('shownIdBySlug', { slug: 'text' }, (_db, { slug }) =>
  shownBySlug(slug).select('company.id'),
);

const followerCount = companiesSql.statement('followerCount', { id: 'uuid' }, (_db, { id }) =>
  shownCompanies
    .where('company.id', '=', id)
    .select('company.id')
    .select((eb) => followersOf(eb.ref('company.id')).$asScalar().as('count')),
);

/** How many follow a company; undefined where nothing tells of it. */
export const readFollowers = async (
  { db }: App,
  id: string,
): Promise<CompanyFollowers | undefined> => {
  const [row] = await db.query(followerCount, { id });
  return row && { id: row.id, count: row.count ?? 0 };
};

/** The id of the company that something tells of, by a name of it; undefined for none. */
export const shownCompanyOf = async ({ db }: App, slug: string): Promise<string | undefined> =>
  (await db.query(shownIdBySlug, { slug }))[0]?.id;

/** The company that a name is one of, however it is written. */
export const idOfName = companiesSql.statement('idOfName', { slug: 'text' }, (db, { slug }) =>
  db
    .selectFrom('company_names as name')
    .where('name.slug', '=', slugOf(slug))
    .limit(1)
    .select('name.company_id as id'),
);

/** The id of the company that a name is one of, however it is written; undefined for none. */
export const companyOfName = async ({ db }: App, slug: string): Promise<string | undefined> =>
  (await db.query(idOfName, { slug }))[0]?.id;

const namesBySlug = companiesSql.statement('namesBySlug', { slug: 'text' }, (db, { slug }) =>
  db
    .selectFrom('company_names as name')
    .innerJoin('companies as company', 'company.id', 'name.company_id')
    .where('name.company_id', 'in', (eb) =>
      eb
        .selectFrom('company_names as named')
        .where('named.slug', '=', slugOf(slug))
        .select('named.company_id'),
    )
    .select(['name.norm', 'company.name']),
);

/**
 * How a company is called, and the ways in which it is written, by its slug or that of one that
 * was joined to it; no names where there is none.
 */
export async function namesOfSlug(
  { db }: App,
  slug: string,
): Promise<{ name: string | undefined; norms: string[] }> {
  const rows = await db.query(namesBySlug, { slug });
  return { name: rows[0]?.name, norms: rows.map(({ norm }) => norm) };
}

/** What is about nothing that has a name is told after what has one, however much it is. */
const otherLast = (topics: readonly AskedTopicCount[]): AskedTopicCount[] =>
  topics.toSorted((one, next) => Number(one.topic === 'other') - Number(next.topic === 'other'));

/**
 * A company by its slug, or by its name in any way that it is written.
 * @throws NOT_FOUND where nothing tells of it, BAD_USER_INPUT for more than 200 characters,
 * FORBIDDEN for the unverified
 */
export async function readCompany(ctx: Context, slug: string): Promise<Company> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = await ctx.app.db.query(bySlug, {
    slug: validate(companySlugRule, slug, 'slug'),
    viewerId: viewer.id,
  });
  if (!row) throw notFound(companyTexts.notFound);
  const { followerCount: count, askedTopics, ...company } = row;
  return {
    ...company,
    askedTopics: otherLast(askedTopics),
    followers: { id: row.id, count: count ?? 0 },
  };
}

/** Whether `company` has an opening that one can still apply to. */
export const isHiring = sql<boolean>`company.opening_count > 0`;
/** Whether somebody follows `company`. */
export const isFollowedBy = (viewerId: Expression<string>) =>
  companiesSql.eb(sql.ref('company.id'), 'in', followedBy(viewerId));

/** The companies that something tells of. */
export const companyList = declareList(companiesSql, {
  name: 'page',
  isCounted: true,
  given: { viewerId: 'uuid' },
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
    hiring: () => isHiring,
    followed: ({ viewerId }) => isFollowedBy(viewerId),
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
  ctx: Context,
  args: ListArgs<typeof companyFilters, CompanySort>,
): Promise<CountedPage<CompanyCard>> =>
  companyList.page(ctx.app, args, {
    given: { viewerId: requireViewer(ctx, 'member').id },
  });
