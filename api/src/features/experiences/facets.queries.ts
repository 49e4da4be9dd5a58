import {
  type AliasableExpression,
  type Expression,
  type InferResult,
  type QueryCreator,
  type SqlBool,
  sql,
} from 'kysely';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';
import {
  type ExperienceFacetName,
  type ExperienceFilterName,
  experienceFacets,
} from '../../../../schema/rules/posts/experiences-filters.ts';
import type { Context } from '../../core/context.ts';
import { type Facets, facetCounts, facetsOf, frequentValues } from '../../core/lists/index.ts';
import { unionAll } from '../../core/sql/index.ts';
import { writtenNames } from '../companies/index.ts';
import { foundPosts, postFacets, roleAsWritten } from '../posts/index.ts';
import { runInUserQueue } from '../search/index.ts';
import { askingOf, type ExperienceFilter, experienceList } from './experiences.queries.ts';
import { experiencesSql } from './experiences.sql.ts';

type TokensRow = { tokens: string[] };
type FacetsRow = InferResult<typeof postFacets>[number];
/** The newest experiences that are looked through before the facets' index is asked. */
const maxWalked = 3000;

type Searched = { found: { id: string; relevance: number } };
const db = experiencesSql.db.$extendTables<Searched>();
const facetNames = Object.keys(experienceFacets) as ExperienceFacetName[];

type Conditions = readonly Expression<SqlBool>[];

/** What a search found and fits. */
const foundThatFit = (conditions: Conditions): Expression<TokensRow> =>
  db
    .selectFrom('found')
    // Each is read by its id: the fence keeps the planner from reading all that fit.
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(postFacets.as('one'))
        .whereRef('one.id', '=', 'found.id')
        .selectAll('one')
        .offset(0)
        .as('post'),
    )
    .where((eb) => eb.and(conditions))
    .limit(countedAtMost + 1)
    .select('post.tokens');

/**
 * What fits: of the newest, where so much of them fits that no more is counted, else of all, by the
 * index. Of what is common the index would tell half of all that there are.
 * @param isRare companies and roles are many: the index alone is asked
 */
function thatFit(conditions: Conditions, isRare: boolean): Expression<TokensRow> {
  const newest = db.selectFrom(postFacets.as('post')).orderBy('post.id', 'desc').selectAll('post');
  if (conditions.length === 0)
    return newest
      .clearSelect()
      .select('post.tokens')
      .limit(countedAtMost + 1);
  const fits = (posts: AliasableExpression<FacetsRow>) =>
    db
      .selectFrom(posts.as('post'))
      .where((eb) => eb.and(conditions))
      .limit(countedAtMost + 1)
      .select('post.tokens');
  if (isRare) return fits(postFacets);
  return db
    .with(
      (cte) => cte('head').materialized(),
      () => fits(newest.limit(maxWalked)),
    )
    .selectFrom((eb) => {
      const areEnough = eb(
        eb.selectFrom('head').select((of) => of.fn.countAll<number>().as('count')),
        '>',
        sql.lit(countedAtMost),
      );
      return unionAll<TokensRow>(
        eb.selectFrom('head').where(areEnough).select('head.tokens'),
        db.selectFrom(fits(postFacets).as('rest')).where(eb.not(areEnough)).select('rest.tokens'),
      ).as('fitting');
    })
    .selectAll();
}

/**
 * Experiences are counted up to a bound: how many fit, and of each facet how many of its values
 * there are with the filters of all others, so that it offers what else there is. One statement,
 * whose work is bounded by the bound and not by how many there are.
 */
const readFacets = experienceList.about('facets', (_db, parameters, { variant, conditions }) => {
  const counted = facetCounts<ExperienceFilterName>(experienceFacets, conditions, (wanted) => {
    const all = Object.values(wanted);
    if (variant.isSearched) return foundThatFit(all);
    return thatFit(all, Boolean(wanted.company ?? wanted.role));
  });
  const base: QueryCreator<Searched> = variant.isSearched
    ? db.with(
        (cte) => cte('found').materialized(),
        () => foundPosts(parameters, variant.words),
      )
    : db;
  return base
    .selectFrom(frequentValues(experiencesSql.db, counted, writtenNames).as('ranked'))
    .orderBy('ranked.count', 'desc')
    .orderBy('ranked.value')
    .select((eb) => [
      'ranked.fitting',
      'ranked.facet',
      'ranked.value',
      'ranked.count',
      eb
        .case('ranked.facet')
        .when('company')
        .then(eb.ref('ranked.name'))
        .when('role')
        .then(roleAsWritten(eb.ref('ranked.value')))
        .end()
        .as('label'),
    ]);
});

/**
 * What the list of experiences can be narrowed down to: one statement.
 * @throws BAD_USER_INPUT for years out of range and for more values than a filter takes;
 * RATE_LIMITED for many searches at once
 */
export async function countFacets(
  ctx: Context,
  search: string | null | undefined,
  filter: ExperienceFilter | null | undefined,
): Promise<Facets> {
  const asking = await askingOf(ctx, search);
  const rows = await runInUserQueue(ctx.app, asking.given.viewerId, asking.variant.isSearched, () =>
    readFacets(ctx.app, filter, asking),
  );
  return facetsOf(rows, facetNames);
}
