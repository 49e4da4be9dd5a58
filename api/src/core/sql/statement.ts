import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  ExpressionWrapper,
  expressionBuilder,
  type InferResult,
  type Kysely,
  type OperationNode,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { builder } from './builder.ts';
import {
  type Parameters,
  type ParameterTypes,
  parametersOf,
  Slot,
  type Values,
} from './parameters.ts';

/** A statement as it is sent: its text, and where the values of its placeholders come from. */
export interface CompiledStatement {
  /** The name it is prepared under, once per connection; null for what is planned at each run. */
  readonly name: string | null;
  readonly text: string;
  readonly slots: readonly Slot[];
  readonly node: OperationNode;
}

/**
 * A typed statement of one room, built and compiled at its first use (about 200 µs), then only run.
 */
export interface Statement<Input, Row> {
  /**
   * `posts.feed`, with the variant behind it where it has several: `posts.feed(mostViewed, 20)`.
   */
  readonly name: string;
  readonly room: string;
  compiled(): CompiledStatement;
  /** Types alone: what it takes and answers with. */
  readonly types?: { input: Input; row: Row };
}

/** The row that a statement answers with: `StatementRow<typeof savedSteps>`. */
export type StatementRow<S extends { readonly types?: { row: unknown } }> = NonNullable<
  S['types']
>['row'];

/**
 * What a statement is built with: Kysely, which runs nothing, and an expression for each parameter.
 */
type Build<Tables, Types extends ParameterTypes, Query> = (
  db: Kysely<Tables>,
  parameters: Parameters<Types>,
) => Query;

/** The rows that a query answers with. */
export type RowOf<Query> = InferResult<
  Query extends Compilable<infer Row> ? Compilable<Row> : never
>[number];

/**
 * What a room defines its statements with. It knows the room's own tables; others' come as shared
 * expressions.
 */
export interface RoomSql<Tables> {
  readonly room: string;
  /** For expressions that are not part of a statement yet. */
  readonly eb: ExpressionBuilder<Tables, never>;
  /** For subselects that are not part of a statement yet. */
  readonly db: Kysely<Tables>;
  /**
   * Defines a statement.
   * @param name unique in the room
   * @param types the parameters and their PostgreSQL types: `{ postId: 'uuid', search: 'text?' }`
   * @param build makes the query; runs once, so it may not depend on anything but constants
   */
  statement<const Types extends ParameterTypes, Query extends Compilable<unknown>>(
    name: string,
    types: Types,
    build: Build<Tables, Types, Query>,
  ): Statement<Values<Types>, RowOf<Query>>;
  /**
   * Defines a family of statements that differ in more than values: sort, page size, whether there
   * is a cursor.
   * @param examples variants that are written to `api/src/generated/sql` and checked for foreign
   * tables. Prepared are the variants of their page sizes (`first`); others are planned at each
   * run: callers choose among a hundred sizes, and each prepared statement holds memory of every
   * connection for good.
   * @param build makes the query of one variant, a small object of words, numbers and flags
   * @param preparedVariants which variants of these page sizes are prepared, for a family of
   * hundreds such as a list with many filters; `examples`: its examples alone
   */
  statements<
    const Types extends ParameterTypes,
    Variant extends VariantKey,
    Query extends Compilable<unknown>,
  >(
    name: string,
    types: Types,
    examples: readonly NoInfer<Variant>[],
    build: (variant: Variant) => Build<Tables, Types, Query>,
    preparedVariants?: PreparedVariants<Variant>,
  ): (variant: Variant) => Statement<Values<Types>, RowOf<Query>>;
  /** Hands out an expression over the room's tables, for statements of other rooms. */
  share<Value>(expression: Expression<Value>): ExpressionWrapper<Tables, never, Value>;
  /** Hands out a subselect over the room's tables, to be joined or selected from by other rooms. */
  shareQuery<Query extends { toOperationNode(): OperationNode }>(query: Query): Query;
}

type PreparedVariants<Variant> = 'examples' | ((variant: Variant) => boolean);
type VariantKey = Readonly<Record<string, string | number | boolean | null>>;

const sharedBy = new WeakMap<OperationNode, string>();
/** The room that handed this part of a statement to others. */
export const roomThatShares = (node: OperationNode): string | undefined => sharedBy.get(node);

type AnyStatement = Statement<unknown, unknown>;
const definitions = new Map<string, () => readonly AnyStatement[]>();

/**
 * Every statement that has been defined, families by their examples: for tests and for the files of
 * SQL under review.
 */
export const definedStatements = (): AnyStatement[] =>
  [...definitions.values()].flatMap((each) => each());

function define(name: string, examples: () => readonly AnyStatement[]): void {
  if (definitions.has(name)) throw new Error(`two statements are called ${name}`);
  definitions.set(name, examples);
}

/** PostgreSQL cuts names of prepared statements off after 63 bytes. */
const maxNameLength = 63;
let shortenedNames = 0;
const preparedName = (name: string): string => {
  if (name.length <= maxNameLength) return name;
  shortenedNames += 1;
  return `${name.slice(0, maxNameLength - 8)}~${shortenedNames}`;
};

const slotsOf = ({ parameters }: CompiledQuery): Slot[] =>
  parameters.map((parameter) => {
    if (!(parameter instanceof Slot)) throw new Error('a parameter without a slot');
    return parameter;
  });

/** Compiled variants of one family that are remembered besides the prepared ones. */
const rememberedVariants = 100;

/** Which variant it is, in whatever order its parts are named. */
const keyOfVariant = (variant: VariantKey): string =>
  JSON.stringify(Object.entries(variant).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What it takes and answers with is known to types alone. */
function lazily<Input, Row>(
  name: string,
  room: string,
  isPrepared: boolean,
  query: () => Compilable<unknown>,
): Statement<Input, Row> {
  let compiled: CompiledStatement | undefined;
  return {
    name,
    room,
    compiled() {
      if (!compiled) {
        const compiledQuery = query().compile();
        compiled = {
          name: isPrepared ? preparedName(name) : null,
          text: compiledQuery.sql,
          slots: slotsOf(compiledQuery),
          node: compiledQuery.query,
        };
      }
      return compiled;
    },
  };
}

/**
 * One statement for each variant: those that are prepared, for good, and the others as long as they
 * are asked for.
 */
function perVariant<Variant extends VariantKey, OfVariant extends object>(
  examples: readonly Variant[],
  preparedVariants: PreparedVariants<Variant> | undefined,
  make: (variant: Variant, isPrepared: boolean) => OfVariant,
): (variant: Variant) => OfVariant {
  const prepared = new Map(examples.map((example) => [keyOfVariant(example), make(example, true)]));
  const sizes = new Set(examples.map(({ first }) => first));
  const others = new LRUCache<string, OfVariant>({ max: rememberedVariants });
  return (variant) => {
    const key = keyOfVariant(variant);
    const known = prepared.get(key) ?? others.get(key);
    if (known) return known;
    const isMeant =
      preparedVariants === undefined ||
      (preparedVariants !== 'examples' && preparedVariants(variant));
    const isPrepared = isMeant && sizes.has(variant['first']);
    const statement = make(variant, isPrepared);
    if (isPrepared) prepared.set(key, statement);
    else others.set(key, statement);
    return statement;
  };
}

/** The values of a run, in the order of the placeholders. */
export const valuesOf = ({ slots }: CompiledStatement, input: object): unknown[] =>
  slots.map((slot) => slot.valueIn(input as Record<string, unknown>));

/**
 * The statements of one room. `RoomTables` are the tables that the room owns; whatever else a
 * statement reads comes from an expression that its owner shares, and a test holds both.
 */
export function roomSql<RoomTables>(room: string): RoomSql<RoomTables> {
  const db = builder<RoomTables>();
  return {
    room,
    db,
    eb: expressionBuilder<RoomTables>(),
    statement<const Types extends ParameterTypes, Query extends Compilable<unknown>>(
      name: string,
      types: Types,
      build: Build<RoomTables, Types, Query>,
    ) {
      const statement = lazily<Values<Types>, RowOf<Query>>(`${room}.${name}`, room, true, () =>
        build(db, parametersOf(types)),
      );
      define(statement.name, () => [statement]);
      return statement;
    },
    statements<
      const Types extends ParameterTypes,
      Variant extends VariantKey,
      Query extends Compilable<unknown>,
    >(
      name: string,
      types: Types,
      examples: readonly NoInfer<Variant>[],
      build: (variant: Variant) => Build<RoomTables, Types, Query>,
      preparedVariants?: PreparedVariants<Variant>,
    ) {
      const of = perVariant(
        examples,
        preparedVariants,
        (variant, isPrepared): Statement<Values<Types>, RowOf<Query>> =>
          lazily(`${room}.${name}(${Object.values(variant).join(', ')})`, room, isPrepared, () =>
            build(variant)(db, parametersOf(types)),
          ),
      );
      define(`${room}.${name}`, () => examples.map(of));
      return of;
    },
    share(expression) {
      const node = expression.toOperationNode();
      sharedBy.set(node, room);
      return new ExpressionWrapper(node);
    },
    shareQuery(query) {
      sharedBy.set(query.toOperationNode(), room);
      return query;
    },
  };
}
