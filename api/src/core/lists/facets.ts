import { type AliasableExpression, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { countRows, unionAll } from '../sql/index.ts';

/** Values of a facet that are offered, the most frequent; others are typed. */
const mostValues = 30;
/** Tokens of a facet that are looked at: those that are offered are the most frequent of them. */
const mostTokens = 100;
/** Stands for all that was counted, beside the tokens that each of them has. */
const all = 'all';

/** How many there are of one token; `fitting` says which filters they fit. */
export interface CountedToken {
  fitting: string;
  facet: string;
  value: string;
  count: number;
}

/** The companies of the ways in which they are written. */
type WrittenCompanies = AliasableExpression<{ norm: string; slug: string; name: string }>;
type Db = Kysely<Record<never, never>>;

/**
 * How many of some rows there are of each token (`company:infosys`).
 * @param only the facet whose tokens are counted; null: all that are not among `others`
 */
const tokenCounts = (
  rows: Expression<{ tokens: string[] }>,
  only: string | null,
  others: readonly string[],
): Expression<CountedToken> => {
  const facet = sql<string>`split_part(token, ':', 1)`;
  const isCounted = only
    ? sql`${facet} = ${sql.lit(only)}`
    : sql`${facet} <> all(array[${sql.join([sql.lit(''), ...others.map((name) => sql.lit(name))])}])`;
  // The builder has no word for `unnest`.
  return sql<CountedToken>`(
    select ${sql.lit(only ?? all)} as fitting,
           ${facet} as facet,
           substr(token, length(${facet}) + 2) as value,
           ${countRows()} as count
      from ${rows} as fitting, unnest(fitting.tokens || ${sql.lit(all)}::text) as token
     where token = ${sql.lit(all)} or ${isCounted}
     group by token)`;
};

type Conditions<Name extends string> = Readonly<Partial<Record<Name, Expression<SqlBool>>>>;

/**
 * How many there are of each token of what fits; of a facet that is set, of what fits all others.
 * @param facets what is counted, each with the filters that set it
 * @param conditions those of the filters that are asked for
 * @param thatFit what fits some of these, bounded, with what it is found by
 */
export function facetCounts<Name extends string>(
  facets: Readonly<Record<string, readonly Name[]>>,
  conditions: Conditions<Name>,
  thatFit: (wanted: Conditions<Name>) => Expression<{ tokens: string[] }>,
): AliasableExpression<CountedToken> {
  const asked = Object.entries(facets).filter(([, names]) =>
    names.some((name) => conditions[name]),
  );
  const without = (but: readonly Name[]) =>
    thatFit(
      Object.fromEntries(
        Object.entries(conditions).filter(([name]) => !but.some((one) => one === name)),
      ) as Conditions<Name>,
    );
  return unionAll(
    tokenCounts(
      without([]),
      null,
      asked.map(([facet]) => facet),
    ),
    ...asked.map(([facet, names]) => tokenCounts(without(names), facet, [])),
  );
}

/** The most frequent tokens of each facet: what is left out is not looked up. */
const frequent = (db: Db, counted: AliasableExpression<CountedToken>) =>
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
    // A company is counted in all ways in which it is written, the rare ones as well.
    .where((eb) =>
      eb.or([eb('placed.place', '<=', mostTokens), eb('placed.facet', '=', 'company')]),
    )
    .selectAll();

/** Companies by their slugs and names, whichever way they are written; all else as it is. */
const named = (db: Db, counted: AliasableExpression<CountedToken>, companies: WrittenCompanies) =>
  db
    .selectFrom(frequent(db, counted).as('counted'))
    .leftJoin(companies.as('written'), (join) =>
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

/** The same of what is not counted by companies. */
const unnamed = (db: Db, counted: AliasableExpression<CountedToken>) =>
  db
    .selectFrom(frequent(db, counted).as('counted'))
    .select(['counted.fitting', 'counted.facet', 'counted.value', 'counted.count'])
    .select((eb) => eb.cast<string | null>(eb.lit(null), 'text').as('name'));

/**
 * The most frequent values of each facet, best first; companies have a `name`.
 * @param companies null for what is not counted by companies
 */
export const frequentValues = (
  db: Db,
  counted: AliasableExpression<CountedToken>,
  companies: WrittenCompanies | null,
) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom((companies ? named(db, counted, companies) : unnamed(db, counted)).as('named'))
        .selectAll()
        .select((of) =>
          of.fn
            .agg<number>('row_number')
            .over((rows) =>
              rows.partitionBy(['fitting', 'facet']).orderBy('count', 'desc').orderBy('value'),
            )
            .as('place'),
        )
        .as('ranked'),
    )
    .where('ranked.place', '<=', mostValues)
    .orderBy('ranked.count', 'desc')
    .orderBy('ranked.value')
    .select(['ranked.fitting', 'ranked.facet', 'ranked.value', 'ranked.count', 'ranked.name']);

/** What is counted, as the schema says it: how many fit, and of each facet its values. */
export function facetsOf(
  rows: readonly (CountedToken & { label: string | null })[],
  names: readonly string[],
) {
  const total = (fitting: string): number | undefined =>
    rows.find((row) => row.fitting === fitting && row.facet === all)?.count;
  const own = new Set(rows.map(({ fitting }) => fitting));
  const facets = names.map((name) => ({
    name,
    count: total(own.has(name) ? name : all) ?? 0,
    values: rows
      .filter(({ facet }) => facet === name)
      .map(({ value, label, count }) => ({ value, label, count })),
  }));
  return { count: total(all) ?? 0, facets };
}
