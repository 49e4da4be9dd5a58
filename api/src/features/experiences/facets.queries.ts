import {
  type AliasableExpression,
  type Expression,
  type InferResult,
  type QueryCreator,
  type SqlBool,
  sql,
} from 'kysely';
import {
  type ExperienceFacetName,
  type ExperienceFilterName,
  experienceFacets,
} from '../../../../schema/rules/experiences-filters.ts';
import { countedAtMost } from '../../../../schema/rules/lists.ts';
import type { Context } from '../../core/context.ts';
import { countRows, unionAll } from '../../core/sql/index.ts';
import { writtenNames } from '../companies/index.ts';
import { foundPosts, postFacets, publishedPosts } from '../posts/index.ts';
import { runInUserQueue } from '../search/index.ts';
import { askingOf, type ExperienceFilter, experienceList } from './experiences.queries.ts';
import { experiencesSql } from './experiences.sql.ts';
import type { ExperienceFacets } from './experiences.types.ts';

/** Values of a facet that are offered, the most frequent; others are typed. */
const mostValues = 30;
/** Tokens of a facet that are named: a company's may be several, one for each way of writing. */
const mostTokens = 100;
/** Stands for all that was counted, beside the tokens that each of them has. */
const all = 'all';

/** How many there are of one token; `fitting` says which filters they fit. */
interface CountedRow {
  fitting: string;
  facet: string;
  value: string;
  count: number;
}

type TokensRow = { tokens: string[] };
type FacetsRow = InferResult<typeof postFacets>[number];
/** The newest experiences that are looked through before the facets' index is asked. */
const maxWalked = 3000;

type Searched = { found: { id: string; relevance: number } };
const db = experiencesSql.db.$extendTables<Searched>();
const facetNames = Object.keys(experienceFacets) as ExperienceFacetName[];

/**
 * How many experiences there are of each token.
 * @param only the facet whose tokens are counted; null: all that are not among `others`
 */
const countsOf = (
  posts: Expression<{ tokens: string[] }>,
  only: ExperienceFacetName | null,
  others: readonly string[],
): Expression<CountedRow> => {
  const facet = sql<string>`split_part(token, ':', 1)`;
  const isCounted = only
    ? sql`${facet} = ${sql.lit(only)}`
    : sql`${facet} <> all(array[${sql.join([sql.lit(''), ...others.map((name) => sql.lit(name))])}])`;
  // The builder has no word for `unnest`.
  return sql<CountedRow>`(
    select ${sql.lit(only ?? all)} as fitting,
           ${facet} as facet,
           substr(token, length(${facet}) + 2) as value,
           ${countRows()} as count
      from ${posts} as fitting, unnest(fitting.tokens || ${sql.lit(all)}::text) as token
     where token = ${sql.lit(all)} or ${isCounted}
     group by token)`;
};

/** The most frequent tokens of each facet: what is left out is not looked up. */
const frequent = (counted: AliasableExpression<CountedRow>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom(counted.as('counted'))
        .selectAll()
        .select((of) =>
          of.fn
            .agg<number>('row_number')
            .over((rows) =>
              rows.partitionBy(['fitting', 'facet']).orderBy('count', 'desc').orderBy('value'),
            )
            .as('place'),
        )
        .as('placed'),
    )
    .where('placed.place', '<=', mostTokens)
    .selectAll();

/** Companies by their slugs and names, whichever way they are written; all else as it is. */
const named = (counted: AliasableExpression<CountedRow>) =>
  db
    .selectFrom(frequent(counted).as('counted'))
    .leftJoin(writtenNames.as('written'), (join) =>
      join.on('counted.facet', '=', 'company').onRef('written.norm', '=', 'counted.value'),
    )
    // What was told in this minute has no company yet.
    .where((eb) =>
      eb.or([eb('counted.facet', '<>', 'company'), eb('written.slug', 'is not', null)]),
    )
    .groupBy(['counted.fitting', 'counted.facet', 'written.name'])
    .groupBy((eb) => eb.fn.coalesce('written.slug', 'counted.value'))
    .select((eb) => [
      'counted.fitting',
      'counted.facet',
      eb.fn.coalesce('written.slug', 'counted.value').as('value'),
      'written.name',
      eb.cast<number>(eb.fn.sum('counted.count'), 'integer').as('count'),
    ]);

/** The most frequent values of each facet. */
const ranked = (counted: AliasableExpression<CountedRow>) =>
  db
    .selectFrom(named(counted).as('named'))
    .selectAll()
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((rows) =>
          rows.partitionBy(['fitting', 'facet']).orderBy('count', 'desc').orderBy('value'),
        )
        .as('place'),
    );

/** A role as somebody writes it. */
const roleAsWritten = (norm: Expression<string>) =>
  db
    .selectFrom(publishedPosts.as('post'))
    .where('post.role_norm', '=', norm)
    .select('post.role')
    .limit(1)
    .$asScalar();

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
  const asked = facetNames.filter((facet) =>
    experienceFacets[facet].some((name: ExperienceFilterName) => conditions[name]),
  );
  const fitting = (but: readonly ExperienceFilterName[]) => {
    const wanted = Object.entries(conditions).filter(
      ([name, condition]) => condition && !but.some((one) => one === name),
    );
    const all = wanted.flatMap(([, condition]) => (condition ? [condition] : []));
    if (variant.isSearched) return foundThatFit(all);
    return thatFit(
      all,
      wanted.some(([name]) => name === 'company' || name === 'role'),
    );
  };
  const counted = unionAll<CountedRow>(
    countsOf(fitting([]), null, asked),
    ...asked.map((facet) => countsOf(fitting(experienceFacets[facet]), facet, [])),
  );
  const base: QueryCreator<Searched> = variant.isSearched
    ? db.with(
        (cte) => cte('found').materialized(),
        () => foundPosts(parameters, variant.words),
      )
    : db;
  return base
    .selectFrom(ranked(counted).as('ranked'))
    .where('ranked.place', '<=', mostValues)
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
): Promise<ExperienceFacets> {
  const asking = askingOf(ctx, search);
  const rows = await runInUserQueue(ctx.app, asking.given.viewerId, asking.variant.isSearched, () =>
    readFacets(ctx.app, filter, asking),
  );
  const total = (fitting: string): number | undefined =>
    rows.find((row) => row.fitting === fitting && row.facet === all)?.count;
  const own = new Set(rows.map(({ fitting }) => fitting));
  const facets = facetNames.map((name) => ({
    name,
    count: total(own.has(name) ? name : all) ?? 0,
    values: rows
      .filter(({ facet }) => facet === name)
      .map(({ value, label, count }) => ({ value, label, count })),
  }));
  return { count: total(all) ?? 0, facets };
}
