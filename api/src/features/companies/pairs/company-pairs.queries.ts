import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { companyPairFilters } from '../../../../../schema/rules/companies/company-pairs-filters.ts';
import type { App } from '../../../core/context.ts';
import { declareList, descending, listField, sortKey } from '../../../core/lists/index.ts';
import { anyOf, concat } from '../../../core/sql/index.ts';
import { phrasePattern } from '../../search/index.ts';
import { type CompanyTables, companiesSql } from '../companies.sql.ts';
import type { CompanyCard } from '../companies.types.ts';
import {
  type CompanyPair,
  CompanyPairConnection,
  CompanyPairsArgs,
} from './company-pairs.types.ts';

/** How many companies one round compares with all others: each holds the embedded database. */
export const comparedAtOnce = 10;
/** Of names by the hundred that differ by a number, the most alike say all there is to say. */
const alikeAtMost = 10;
/** From how many hundredths on names are alike. */
const alikeFrom = 50;

/** Companies that were not compared with others yet, the oldest first. */
export const uncompared = companiesSql.statement('uncompared', {}, (db) =>
  db
    .selectFrom('companies as company')
    .where('company.is_compared', '=', false)
    .orderBy('company.id')
    .limit(comparedAtOnce)
    .select('company.id'),
);

/** `tcs` of `tata-consultancy-services`. */
const initials = (slug: Expression<string>): RawBuilder<string> =>
  sql`regexp_replace(${slug}, '([^-])[^-]*-?', '\\1', 'g')`;

/**
 * How alike two slugs are, in hundredths: by their letters; where one begins with the other
 * ("google", "google-india"); where one is the initials of the other's words. The builder has no
 * words for comparing texts.
 */
const likenessOf = (one: Expression<string>, other: Expression<string>): RawBuilder<number> =>
  sql`greatest(
    round(100 * similarity(${one}, ${other}))::int,
    case when starts_with(${one}, ${other} || '-') or starts_with(${other}, ${one} || '-') then 90 end,
    case when length(${one}) > 2 and ${one} = ${initials(other)} then 80 end,
    case when length(${other}) > 2 and ${other} = ${initials(one)} then 80 end
  )`;

/** `tata` and `tata-consultancy` of `tata-consultancy-services`. */
const beginnings = (slug: Expression<string>): RawBuilder<readonly string[]> =>
  sql`array(
    select array_to_string((string_to_array(${slug}, '-'))[1:words], '-')
    from generate_series(1, array_length(string_to_array(${slug}, '-'), 1) - 1) as words
  )`;

/** Companies whose names may be alike, each way by an index: few of all are looked at. */
const maybeAlike = (slug: Expression<string>) => {
  const others = companiesSql.db.selectFrom('companies as other').select('other.id');
  return (
    others
      // Likeness of trigrams, an operator of pg_trgm.
      .where(sql<boolean>`other.slug % ${slug}`)
      .union(others.where('other.slug', 'like', concat(slug, '-%')))
      .union(others.where('other.slug', '=', anyOf(beginnings(slug))))
      .union(others.where('other.slug', '=', initials(slug)))
      .union(others.where((other) => other(initials(other.ref('other.slug')), '=', slug)))
  );
};

/** Companies that were not compared yet, each with those that were, and each two of them once. */
const comparedPairs = (ids: Expression<readonly string[]>) =>
  companiesSql.db
    .selectFrom('companies as one')
    .innerJoinLateral(
      (one) => maybeAlike(one.ref('one.slug')).as('alike'),
      (join) => join.onRef('alike.id', '<>', 'one.id'),
    )
    .innerJoin('companies as other', 'other.id', 'alike.id')
    .where('one.id', '=', anyOf(ids))
    .where((eb) =>
      eb.or([
        eb('other.is_compared', '=', true),
        eb.and([eb('other.id', '=', anyOf(ids)), eb('other.id', '>', eb.ref('one.id'))]),
      ]),
    )
    .select((eb) => [
      'one.id as newId',
      eb.fn<string>('least', ['one.id', 'other.id']).as('first'),
      eb.fn<string>('greatest', ['one.id', 'other.id']).as('second'),
      likenessOf(eb.ref('one.slug'), eb.ref('other.slug')).as('likeness'),
    ]);

/**
 * Companies whose names are alike those of some that are new: each pair once, whichever of the two
 * came first, and for each that is new those most alike. More can be put together by hand.
 */
export const alikeCompanies = companiesSql.statement('alike', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom(
      db
        .selectFrom(comparedPairs(ids).as('pair'))
        .where('pair.likeness', '>=', sql.lit(alikeFrom))
        .selectAll()
        .select((pair) =>
          pair.fn
            .agg<number>('row_number')
            .over((all) =>
              all
                .partitionBy('pair.newId')
                .orderBy('pair.likeness', 'desc')
                .orderBy('pair.first')
                .orderBy('pair.second'),
            )
            .as('place'),
        )
        .as('pair'),
    )
    .where('pair.place', '<=', sql.lit(alikeAtMost))
    .select(['pair.first', 'pair.second', 'pair.likeness']),
);

/** A company and those that were joined to it, and to these. */
export const partsOf = companiesSql.statement('partsOf', { id: 'uuid' }, (db, { id }) =>
  db
    .withRecursive('part', (cte) =>
      cte
        .selectFrom('companies as company')
        .where('company.id', '=', id)
        .select(['company.id', 'company.slug'])
        .union(
          cte
            .selectFrom('companies as company')
            .innerJoin('part', 'part.id', 'company.joined_to_id')
            .select(['company.id', 'company.slug']),
        ),
    )
    .selectFrom('part')
    .select('part.slug'),
);

const pair = expressionBuilder<
  {
    pair: CompanyTables['company_pairs'];
    one: CompanyTables['companies'];
    other: CompanyTables['companies'];
  },
  'pair' | 'one' | 'other'
>();

const isShown = (company: 'one' | 'other') =>
  pair.and([
    pair(`${company}.joined_to_id`, 'is', null),
    pair.or([
      pair(`${company}.experience_count`, '>', 0),
      pair(`${company}.opening_count`, '>', 0),
      pair(`${company}.people_count`, '>', 0),
    ]),
  ]);

/** What nobody tells of any more, or is part of another by now, waits for nothing. */
const isToDecide = () =>
  pair.and([pair('pair.state', '=', 'open'), isShown('one'), isShown('other')]);

/** A company's columns, as a part of a pair. */
const cardOf = <Side extends 'one' | 'other'>(side: Side) =>
  pair.fn<CompanyCard>('jsonb_build_object', [
    ...(
      [
        ['id', 'id'],
        ['slug', 'slug'],
        ['name', 'name'],
        ['experienceCount', 'experience_count'],
        ['openingCount', 'opening_count'],
        ['peopleCount', 'people_count'],
      ] as const
    ).flatMap(([key, column]) => [sql.lit(key), pair.ref(`${side}.${column}`)]),
  ]);

const columns = [
  'pair.id',
  'pair.likeness',
  'pair.state',
  'pair.kept_id as keptId',
  'pair.decided_at as decidedAt',
  cardOf('one').as('first'),
  cardOf('other').as('second'),
] as const;

const pairs = companiesSql.db
  .selectFrom('company_pairs as pair')
  .innerJoin('companies as one', 'one.id', 'pair.first_id')
  .innerJoin('companies as other', 'other.id', 'pair.second_id');

/** Those that wait for an admin. */
export const pairsToDecide = companiesSql.shareQuery(pairs.where(isToDecide()).select('pair.id'));

const pairList = declareList(companiesSql, {
  name: 'pairs',
  isCounted: true,
  sorts: {
    likeliest: descending(
      sortKey('pair.likeness', 'int8', 'likeness'),
      sortKey('pair.id', 'uuid', 'id'),
    ),
  },
  filters: companyPairFilters,
  conditions: {
    state: {
      open: isToDecide,
      joined: () => pair('pair.state', '=', 'joined'),
      apart: () => pair('pair.state', '=', 'apart'),
    },
    search: (search) =>
      pair.or([
        pair('one.name_norm', 'like', phrasePattern(search)),
        pair('other.name_norm', 'like', phrasePattern(search)),
      ]),
  },
  select: (_db, _given, { arrange }) => pairs.select(columns).$call(arrange),
});

export const pairLists = [
  listField({
    name: 'companyPairs',
    access: 'admin',
    description:
      'Names that may be one company, the most alike first. Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.',
    type: CompanyPairConnection,
    args: CompanyPairsArgs,
    // Those to decide about unless a state is asked for.
    read: ({ app }, { filter, ...args }) =>
      pairList.page(app, { ...args, filter: { ...filter, state: filter?.state ?? 'open' } }),
  }),
];

const byId = companiesSql.statement('pairById', { id: 'uuid' }, (_db, { id }) =>
  pairs.where('pair.id', '=', id).select(columns),
);

/** A pair; undefined where there is none. */
export const readPair = async ({ db }: App, id: string): Promise<CompanyPair | undefined> =>
  (await db.query(byId, { id }))[0];
