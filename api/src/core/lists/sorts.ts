import { type Expression, sql } from 'kysely';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { badUserInput } from '../errors.ts';
import { isId } from '../ids.ts';
import { truth } from '../sql/conditions.ts';
import type { Parameters, ParameterTypes } from '../sql/parameters.ts';

/** What a key of an order may be, by its PostgreSQL type. */
type KeyType = 'uuid' | 'timestamptz' | 'int4' | 'int8' | 'boolean' | 'text';
export type KeyValue = string | number | boolean | Date;

/** One of the columns that a list is sorted by. */
export interface SortKey {
  /** The column in the statement. */
  readonly column: Expression<unknown>;
  readonly type: KeyType;
  /** What the rows call it: where a page ends is read from its last row. */
  readonly name: string;
}

/** An order: all of its keys ascend, or all descend. The last one is unique. */
export interface Sort {
  readonly direction: 'asc' | 'desc';
  readonly keys: readonly SortKey[];
}

/** Words that a cursor begins with are short; a longer one is none of ours. */
const maxTextLength = 400;
/** As far as moments and counters reach; milliseconds of the year 2286. */
const maxNumber = 1e13;

const parameterName = (sort: string, index: number): string => `${sort}_${index}`;

/**
 * A column that a list is sorted by.
 * @param column `opening.id`, as the statement calls it, or an expression over its columns
 * @param name what the rows call it
 */
export const sortKey = (
  column: string | Expression<unknown>,
  type: KeyType,
  name: string,
): SortKey => ({
  column: typeof column === 'string' ? sql.ref(column) : column,
  type,
  name,
});

/** The greatest first. Ids sort by time, so that with an id alone this is the newest first. */
export const descending = (...keys: SortKey[]): Sort => ({
  direction: 'desc',
  keys,
});

/** The least first; with an id alone the oldest. */
export const ascending = (...keys: SortKey[]): Sort => ({
  direction: 'asc',
  keys,
});

/**
 * The parameters for the values of an order's keys: null on the first page.
 * @param sort the order's name
 */
export const sortParameters = (sort: string, { keys }: Sort): ParameterTypes =>
  Object.fromEntries(
    keys.map(({ type }, index) => [parameterName(sort, index), `${type}?` as const]),
  );

/** The values of these parameters: those that a cursor has. */
export const sortValues = (
  sort: string,
  values: readonly KeyValue[] | null,
): Readonly<Record<string, KeyValue>> =>
  Object.fromEntries((values ?? []).map((value, index) => [parameterName(sort, index), value]));

/**
 * Whether a row stands behind a cursor: `(at, id) < (recent_0, recent_1)`.
 * @param columns what the row has there, where that is not what the list itself is sorted by
 */
export function isBehindKeys(
  sort: string,
  { direction, keys }: Sort,
  parameters: Parameters<ParameterTypes>,
  columns: readonly Expression<unknown>[] = keys.map(({ column }) => column),
): Expression<boolean> {
  const values = keys.map((_, index) => parameters[parameterName(sort, index)]);
  const comparison = sql.raw(direction === 'desc' ? '<' : '>');
  return truth(sql<boolean>`(${sql.join(columns)}) ${comparison} (${sql.join(values)})`);
}

const isKeyValue = (value: unknown): value is KeyValue =>
  value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);

/** How a key stands in a cursor, which is JSON. */
const written = (value: KeyValue): string | number =>
  value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value;

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < maxNumber;

/** What a key of a cursor was; undefined for what can't have been one. */
function read(type: KeyType, value: unknown): KeyValue | undefined {
  switch (type) {
    case 'uuid':
      return isId(value) ? value : undefined;
    case 'timestamptz':
      return isWhole(value) ? new Date(value) : undefined;
    case 'int4':
    case 'int8':
      return isWhole(value) ? value : undefined;
    case 'boolean':
      return value === 0 || value === 1 ? value === 1 : undefined;
    case 'text':
      return typeof value === 'string' && value.length <= maxTextLength ? value : undefined;
  }
}

/** The values of a cursor's keys, in their order; null for a cursor of another list, or none. */
function keysOf(list: string, { keys }: Sort, cursor: string): KeyValue[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== keys.length + 1 || parts[0] !== list) return null;
    const values = keys.map(({ type }, index) => read(type, parts[index + 1]));
    return values.every((value) => value !== undefined) ? values : null;
  } catch {
    return null;
  }
}

/** The cursors of a list in one order. */
export type Cursors = ReturnType<typeof cursorsOf>;

/**
 * The cursors of one list in one order.
 * @param list its name with its order, unlike that of any other list, so that others' cursors are
 * refused
 */
export const cursorsOf = (list: string, sort: Sort) => ({
  /** An opaque cursor: the list, and the row that its page ends with. */
  write(row: Readonly<Record<string, unknown>>): string {
    const values = sort.keys.map(({ name }) => {
      const value = row[name];
      if (isKeyValue(value)) return written(value);
      throw new Error(`rows of ${list} have no ${name} to be sorted by`);
    });
    return Buffer.from(JSON.stringify([list, ...values])).toString('base64url');
  },
  /** Whether it is one of these. */
  accepts: (cursor: string | null | undefined): boolean =>
    Boolean(cursor && keysOf(list, sort, cursor)),
  /**
   * The values of the keys, in their order; null on the first page.
   * @throws BAD_USER_INPUT for a cursor of another list, and for none of ours
   */
  read(cursor: string | null | undefined): KeyValue[] | null {
    if (!cursor) return null;
    const values = keysOf(list, sort, cursor);
    if (!values) throw badUserInput(requestTexts.foreignCursor);
    return values;
  },
});
