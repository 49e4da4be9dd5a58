import type {
  AliasableExpression,
  Compilable,
  Expression,
  Kysely,
  SelectQueryBuilder,
  SqlBool,
} from 'kysely';
import type { Filter, Filters } from '../../../../schema/rules/lists/filters.ts';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';
import { builder } from '../sql/builder.ts';
import { countRows } from '../sql/count.ts';
import type { Parameters, ParameterTypes } from '../sql/parameters.ts';
import type { RoomSql } from '../sql/statement.ts';
import { elementAt } from '../sql/values.ts';
import { filterParameter, filterParameters } from './filters.ts';
import { descending, isBehindKeys, type Sort, sortParameters } from './sorts.ts';

/** What of a request changes the statement, besides its filters, order and page. */
export type ListVariant = Readonly<Record<string, string | number | boolean | null>>;

type Arrange = <Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
) => SelectQueryBuilder<Tables, Names, Row>;

/** What a statement over the rows of a list is built with, besides its parameters. */
export interface FilteredParts<Variant, Name extends string = string> {
  variant: Variant;
  /** The conditions of the filters that are asked for. */
  conditions: Readonly<Partial<Record<Name, Expression<SqlBool>>>>;
  /** Adds these conditions to a query. */
  fit: Arrange;
}

/** What a statement of a list is built with, besides its parameters. */
export interface PageParts<Variant, Name extends string = string, SortName extends string = string>
  extends FilteredParts<Variant, Name> {
  /** Adds filters, what is behind the cursor, order and limit to a query over rows of the list. */
  arrange: Arrange;
  /** The order alone. */
  inOrder: Arrange;
  /**
   * What is behind the cursor; null on the first page.
   * @param columns what the rows have there, where that is not what the list itself is sorted by
   */
  behind(...columns: Expression<unknown>[]): Expression<SqlBool> | null;
  /** The name of the order. */
  sort: SortName;
  direction: 'asc' | 'desc';
  /** One row more than the page has: it says that there is a next page. */
  limit: number;
}

/** The whole of what makes one statement of a list differ from the next. */
export type Shape = Readonly<Record<string, string | number | boolean | null>>;
type Make = (...values: unknown[]) => Expression<SqlBool>;

const pageSizeOfExamples = 20;

/** How a filter stands in a shape. */
export type FilterShape = string | number | boolean;

/**
 * How a filter stands in a shape: as the word that has a condition of its own, as how many words
 * there are, or as asked.
 */
export function shapeOf(condition: unknown, value: unknown, kind?: Filter['kind']): FilterShape {
  if (kind === 'words' && Array.isArray(value)) return value.length;
  return typeof condition === 'object' && typeof value === 'string' ? value : value !== null;
}

/** How a filter stands in an example: asked for. */
function exampleOf({ kind }: Filter, condition: unknown): FilterShape {
  if (kind === 'words') return 2;
  return typeof condition === 'object' && condition !== null
    ? (Object.keys(condition)[0] ?? false)
    : true;
}

/** The condition of one filter, as its shape asks for it; null where it does not. */
function conditionOf(
  condition: unknown,
  asked: FilterShape | null | undefined,
  value: Expression<unknown> | undefined,
  behind: readonly [Parameters<ParameterTypes>, ListVariant],
): Expression<SqlBool> | null {
  if (asked === false || asked === undefined || asked === null) return null;
  if (typeof asked === 'string')
    return (condition as Readonly<Record<string, Make>>)[asked]?.(...behind) ?? null;
  const make = condition as Make;
  if (value === undefined) return make(...behind);
  if (asked === true) return make(value, ...behind);
  const words = value as Expression<readonly string[]>;
  return make(
    Array.from({ length: asked }, (_, index) => elementAt(words, index + 1)),
    ...behind,
  );
}

/** A declared list whose filters are known by name alone: their types hold where it is declared. */
export interface Parts<Tables> {
  name: string;
  isCounted?: boolean;
  given: ParameterTypes;
  sorts: Readonly<Record<string, Sort>>;
  filters: Filters;
  conditions: Readonly<Record<string, unknown>>;
  variants: readonly ListVariant[];
  sizes: readonly number[];
  often: readonly Readonly<Record<string, FilterShape>>[];
  select: (
    db: Kysely<Tables>,
    given: Parameters<ParameterTypes>,
    parts: PageParts<ListVariant>,
  ) => Compilable<unknown>;
}

/** The conditions that a shape asks for, by the names of their filters. */
function askedConditions(
  { filters, conditions }: Pick<Parts<never>, 'filters' | 'conditions'>,
  shape: Shape,
  parameters: Parameters<ParameterTypes>,
): Record<string, Expression<SqlBool>> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, { kind }]) => {
      const parameter = filterParameter(name);
      // A flag has no value.
      const value = kind === 'flag' ? undefined : parameters[parameter];
      const made = conditionOf(conditions[name], shape[parameter], value, [parameters, shape]);
      return made ? [[name, made]] : [];
    }),
  );
}

/** Adds the conditions that are asked for to a query. */
const fitting =
  (conditions: Readonly<Partial<Record<string, Expression<SqlBool>>>>): Arrange =>
  (query) => {
    let fitted = query;
    for (const each of Object.values(conditions)) if (each) fitted = fitted.where(each);
    return fitted;
  };

/** Builds the statement of one shape. */
function buildPage<Tables>(
  { sorts, filters, conditions, select }: Parts<Tables>,
  shape: Shape,
  db: Kysely<Tables>,
  parameters: Parameters<ParameterTypes>,
): Compilable<unknown> {
  const sortName = String(shape['sort']);
  const sort = sorts[sortName] ?? descending();
  const { direction, keys } = sort;
  const limit = Number(shape['first']) + 1;
  const asked = askedConditions({ filters, conditions }, shape, parameters);
  const behind: PageParts<ListVariant>['behind'] = (...columns) =>
    shape['after'] === true
      ? isBehindKeys(sortName, sort, parameters, columns.length > 0 ? columns : undefined)
      : null;
  const inOrder: Arrange = (query) => {
    let ordered = query;
    for (const { column } of keys) ordered = ordered.orderBy(column, direction);
    return ordered;
  };
  return select(db, parameters, {
    variant: shape,
    conditions: asked,
    fit: fitting(asked),
    sort: sortName,
    direction,
    limit,
    behind,
    inOrder,
    arrange(query) {
      const fitted = fitting(asked)(query);
      const isBehind = behind();
      return inOrder(isBehind ? fitted.where(isBehind) : fitted).limit(limit);
    },
  });
}

/** How the filters of a list stand in an example of it. */
function exampleFilters({ filters, conditions, often }: Omit<Parts<never>, 'select'>) {
  const shape = (of: (name: string, filter: Filter) => FilterShape): Shape =>
    Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [filterParameter(name), of(name, filter)]),
    );
  const all = shape((name, filter) => exampleOf(filter, conditions[name]));
  return {
    plain: shape(() => false),
    all: Object.keys(filters).length > 0 ? [all] : [],
    often: often.map((asked) => shape((name) => asked[name] ?? false)),
  };
}

/** The statements of a list that stand under review: plain, in each order, and with all filters. */
function examplesOf(parts: Omit<Parts<never>, 'select'>): Shape[] {
  const { sorts, variants, sizes } = parts;
  const sortNames = Object.keys(sorts);
  const [usual = null] = sortNames;
  const { plain, all, often } = exampleFilters(parts);
  return variants.flatMap((variant, index) => {
    const page = { ...variant, first: pageSizeOfExamples };
    // The others differ from the first in the query that is arranged alone.
    if (index > 0) return [{ ...page, sort: usual, after: true, ...plain }];
    return [
      { ...page, sort: usual, after: false, ...plain },
      ...sizes.map((first) => ({ ...page, first, sort: usual, after: false, ...plain })),
      ...sortNames.map((sort) => ({ ...page, sort, after: true, ...plain })),
      ...all.map((asked) => ({ ...page, sort: usual, after: true, ...asked })),
      ...often.map((asked) => ({ ...page, sort: usual, after: false, ...asked })),
    ];
  });
}

/** The statements of a list, by their shapes. */
export function statementsOf<Tables>(room: RoomSql<Tables>, parts: Parts<Tables>) {
  const { name, given, sorts, filters } = parts;
  const types: ParameterTypes = {
    ...given,
    ...filterParameters(filters),
    ...Object.assign({}, ...Object.entries(sorts).map((each) => sortParameters(...each))),
  };
  return room.statements(
    name,
    types,
    examplesOf(parts),
    (shape: Shape) => (db, parameters) => buildPage(parts, shape, db, parameters),
    // Of the combinations of many filters only the usual ones are worth their memory.
    (shape) => Object.keys(filters).every((filter) => shape[filterParameter(filter)] === false),
  );
}

/** Makes the query of a statement about all that a filter finds. */
export type SelectFiltered<Tables, Query> = (
  db: Kysely<Tables>,
  given: Parameters<ParameterTypes>,
  parts: FilteredParts<ListVariant>,
) => Query;

/**
 * Statements about all that a filter finds, by their shapes: plain in each variant, and with all
 * filters.
 */
export function filteredStatementsOf<Tables, Query extends Compilable<unknown>>(
  room: RoomSql<Tables>,
  parts: Parts<Tables>,
  name: string,
  build: SelectFiltered<Tables, Query>,
) {
  const { given, filters, variants } = parts;
  const { plain, all } = exampleFilters(parts);
  return room.statements(
    name,
    { ...given, ...filterParameters(filters) },
    [
      ...variants.map((variant) => ({ ...variant, ...plain })),
      ...all.map((asked) => ({ ...variants[0], ...asked })),
    ],
    (shape: Shape) => (db, parameters) => {
      const conditions = askedConditions(parts, shape, parameters);
      return build(db, parameters, { variant: shape, conditions, fit: fitting(conditions) });
    },
    'examples',
  );
}

/** The statements that count what a list has, by their shapes; null where it says no number. */
export function countsOf<Tables>(room: RoomSql<Tables>, parts: Parts<Tables>) {
  const { name, sorts, isCounted, select } = parts;
  if (!isCounted) return null;
  const [[sort, { direction }] = ['', descending()] as const] = Object.entries(sorts);
  const limit = countedAtMost + 1;
  return filteredStatementsOf(room, parts, `${name}Count`, (db, parameters, filtered) => {
    const rows = select(db, parameters, {
      ...filtered,
      sort,
      direction,
      limit,
      behind: () => null,
      inOrder: (query) => query,
      arrange: (query) => filtered.fit(query).limit(limit),
    });
    // What `select` makes is a query of rows: its types lose that with the tables.
    const counted = (rows as unknown as AliasableExpression<object>).as('counted');
    return builder<object>().selectFrom(counted).select(countRows().as('count'));
  });
}
