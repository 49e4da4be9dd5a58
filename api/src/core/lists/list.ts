import type {
  AliasableExpression,
  Compilable,
  Expression,
  Kysely,
  RawBuilder,
  SqlBool,
} from 'kysely';
import type {
  AskedFilter,
  ChoiceFilter,
  Filter,
  FilterInput,
  Filters,
  FilterValue,
} from '../../../../schema/rules/lists/filters.ts';
import type { App } from '../context.ts';
import type { Parameters, ParameterTypes, Values } from '../sql/parameters.ts';
import type { RoomSql, RowOf, Statement } from '../sql/statement.ts';
import { filterParameter, readFilter } from './filters.ts';
import {
  countsOf,
  type FilteredParts,
  type FilterShape,
  filteredStatementsOf,
  type ListVariant,
  type PageParts,
  type Parts,
  type SelectFiltered,
  type Shape,
  shapeOf,
  statementsOf,
} from './list-statements.ts';
import { type Page, page as pageOfRows, pageSize } from './paging.ts';
import { type Asking, type OptionalIf, type Reading, wholeReading } from './reading.ts';
import { type Cursors, cursorsOf, type Sort, sortValues } from './sorts.ts';

/**
 * The condition of a filter: of its value; by word, where words differ in more than their value;
 * of each typed word; and of nothing, for a flag. Behind that it takes what is given in every
 * request, and the variant.
 */
type Condition<F extends Filter, Given, Variant> = F extends { kind: 'flag' }
  ? (given: Given, variant: Variant) => Expression<SqlBool>
  : F extends { kind: 'words' }
    ? (
        words: readonly AliasableExpression<string>[],
        given: Given,
        variant: Variant,
      ) => Expression<SqlBool>
    : F extends ChoiceFilter<infer Word>
      ?
          | ((value: RawBuilder<Word>, given: Given, variant: Variant) => Expression<SqlBool>)
          | Readonly<Record<Word, (given: Given, variant: Variant) => Expression<SqlBool>>>
      : (value: RawBuilder<FilterValue<F>>, given: Given, variant: Variant) => Expression<SqlBool>;

/** A list as a room declares it. */
interface Declaration<
  Tables,
  Given extends ParameterTypes,
  Variant extends ListVariant,
  F extends Filters,
  SortName extends string,
  Query,
> {
  /** The statement's name in the room. Cursors begin with both, and are refused by other lists. */
  name: string;
  /** The cursors of several lists that are read as one; its own without them. */
  cursors?: Cursors;
  /** Parameters that have a value in each request: whose list it is, what time it is. */
  given?: Given;
  /** The orders. The first is taken where none is asked for. */
  sorts: Readonly<Record<SortName, Sort>>;
  filters?: F;
  conditions?: {
    readonly [Name in keyof F]: Condition<F[Name], Parameters<Given>, Variant>;
  };
  /** Variants that stand under review and are prepared. */
  variants?: readonly Variant[];
  /** Page sizes that are asked for often, besides the usual one: they are prepared too. */
  sizes?: readonly number[];
  /** Combinations of filters that are asked for often: they are prepared too. */
  often?: readonly { readonly [Name in keyof F]?: FilterShape }[];
  /** The part of the list that a cursor belongs to, where not each part has all rows. */
  partOf?: (variant: Variant, filter: AskedFilter<F>) => string;
  /** Makes the query of a page; each query over rows of the list goes through `arrange`. */
  select: (
    db: Kysely<Tables>,
    given: Parameters<Given>,
    parts: PageParts<Variant, keyof F & string, SortName>,
  ) => Query;
  /** Pages say how many there are on all of them, to who asks: `CountedPage`. */
  isCounted?: true;
}

/** A page of a list that says how many it has. */
export interface CountedPage<Node> extends Page<Node> {
  /** Counts all of them, up to `countedAtMost` and one: there are more then. */
  countAll(): Promise<number>;
}

/** What a list is asked for. */
export interface ListArgs<F extends Filters, SortName extends string> {
  first?: number | null;
  after?: string | null;
  filter?: FilterInput<F> | null;
  sort?: SortName | null;
}

export interface List<
  Tables,
  Given extends ParameterTypes,
  Variant,
  F extends Filters,
  SortName extends string,
  Row,
> {
  /**
   * A page: one statement.
   * @throws BAD_USER_INPUT for a page size outside 1…100, for what is no id or day in a filter, and
   * for cursors of other lists, parts and orders
   */
  page<Node = Row>(
    app: App,
    args: ListArgs<F, SortName>,
    ...reading: OptionalIf<Asking<Given, Variant>, Reading<Given, Variant, Row, Node>>
  ): Promise<CountedPage<Node>>;
  /** Whether a cursor goes on in the part of the list that a variant has. */
  goesOn(args: ListArgs<F, SortName>, variant: Variant): boolean;
  /**
   * Defines a statement about all that a filter of the list finds, whatever page is read.
   * @param name unique in the room
   */
  about<Query extends Compilable<unknown>>(
    name: string,
    select: (
      db: Kysely<Tables>,
      given: Parameters<Given>,
      parts: FilteredParts<Variant, keyof F & string>,
    ) => Query,
  ): (
    app: App,
    filter: FilterInput<F> | null | undefined,
    ...asking: OptionalIf<Asking<Given, Variant>, Asking<Given, Variant>>
  ) => Promise<RowOf<Query>[]>;
}

async function readCount(
  app: App,
  statement: Statement<Values<ParameterTypes>, { count: number }>,
  values: Values<ParameterTypes>,
): Promise<number> {
  const [row] = await app.db.query(statement, values);
  return row?.count ?? 0;
}

/** What a filter asks for, as statements of a list take it. */
function askedOf(
  parts: Pick<Parts<never>, 'filters' | 'conditions'>,
  asked: AskedFilter<Filters>,
  variant: ListVariant,
) {
  const byParameter = <Value>(of: (name: string) => Value): Record<string, Value> =>
    Object.fromEntries(Object.keys(parts.filters).map((name) => [filterParameter(name), of(name)]));
  return {
    shape: {
      ...variant,
      ...byParameter((name) =>
        shapeOf(parts.conditions[name], asked[name] ?? null, parts.filters[name]?.kind),
      ),
    } satisfies Shape,
    values: byParameter((name) => asked[name]),
  };
}

/** How a list defines statements about all that its filter finds. */
const aboutOf =
  <Tables, Given extends ParameterTypes, Variant extends ListVariant, F extends Filters>(
    room: RoomSql<Tables>,
    parts: Parts<Tables>,
  ): List<Tables, Given, Variant, F, never, never>['about'] =>
  (name, select) => {
    // Names of parameters are computed, so types can't follow them.
    const build = select as unknown as SelectFiltered<Tables, ReturnType<typeof select>>;
    const statements = filteredStatementsOf(room, parts, name, build);
    return async (app, filter, ...[asking]) => {
      const { given, variant } = wholeReading<Given, Variant, never, never>(asking);
      const { shape, values } = askedOf(parts, readFilter(parts.filters, filter), variant);
      return app.db.query(statements(shape), { ...given, ...values });
    };
  };

/** A declaration with what it leaves out, known by names alone. */
const wholeOf = <Tables>({
  given = {},
  filters = {},
  conditions = {},
  variants = [{}],
  sizes = [],
  often = [],
  ...others
}: Partial<Parts<Tables>>): Parts<Tables> =>
  ({ ...others, given, filters, conditions, variants, sizes, often }) as Parts<Tables>;

/**
 * Declares a list: its orders, filters and cursor in one value. Derived from it are the statement
 * of each combination that is asked for, how a page is read and where it ends, and the refusal of
 * what the list does not take.
 */
export function declareList<
  Tables,
  Query extends Compilable<unknown>,
  const SortName extends string,
  const Given extends ParameterTypes = Readonly<Record<never, never>>,
  const F extends Filters = Readonly<Record<never, never>>,
  Variant extends ListVariant = Readonly<Record<never, never>>,
>(
  room: RoomSql<Tables>,
  declared: Declaration<Tables, Given, Variant, F, SortName, Query>,
): List<Tables, Given, Variant, F, SortName, RowOf<Query>> {
  const { filters = {} as F, sorts, partOf } = declared;
  const parts = wholeOf(declared as unknown as Partial<Parts<Tables>>);
  const statementOf = statementsOf(room, parts);
  const countOf = countsOf(room, parts);
  const [usualSort] = Object.keys(sorts) as [SortName];

  /** What is asked for, and the cursors of the part of the list that has it. */
  const askedFor = (args: ListArgs<F, SortName>, variant: Variant) => {
    const asked = readFilter(filters, args.filter);
    const sortName = args.sort ?? usualSort;
    const list = [`${room.room}.${declared.name}`, partOf?.(variant, asked), sortName].join(' ');
    const { cursors = cursorsOf(list, sorts[sortName]) } = declared;
    return { asked, sortName, list, cursors };
  };

  return {
    async page<Node = RowOf<Query>>(
      app: App,
      args: ListArgs<F, SortName>,
      ...[reading]: OptionalIf<Asking<Given, Variant>, Reading<Given, Variant, RowOf<Query>, Node>>
    ) {
      const whole = wholeReading<Given, Variant, RowOf<Query>, Node>(reading);
      const { given, variant, node, atMost, isEmpty = false } = whole;
      const first = pageSize(args.first, undefined, atMost);
      const { asked, sortName, list, cursors } = askedFor(args, variant);
      const keys = cursors.read(args.after);
      const { shape, values: filtered } = askedOf(parts, asked, variant);
      const values = { ...given, ...filtered };
      const pageShape: Shape = { ...shape, first, sort: sortName, after: keys !== null };
      const rows = isEmpty
        ? []
        : await app.db.query(statementOf(pageShape), { ...values, ...sortValues(sortName, keys) });
      const found = pageOfRows(
        rows as RowOf<Query>[],
        first,
        (row) => cursors.write(row as Readonly<Record<string, unknown>>),
        node,
      );
      return {
        ...found,
        countAll() {
          if (!countOf) throw new Error(`${list} does not say how many it has`);
          return isEmpty ? Promise.resolve(0) : readCount(app, countOf(shape), values);
        },
      };
    },
    goesOn: (args, variant) => askedFor(args, variant).cursors.accepts(args.after),
    about: aboutOf<Tables, Given, Variant, F>(room, parts),
  };
}
