import { Field, ObjectType, Int, ArgsType, type ClassType } from 'type-graphql';
import { graphqlLimits } from '../limits.ts';
import { badInput } from './errors.ts';
import { isId } from './ids.ts';

@ObjectType()
export class PageInfo {
  @Field(() => String, { nullable: true, simple: true })
  endCursor!: string | null;

  @Field(() => Boolean, { simple: true })
  hasNextPage!: boolean;
}

/** A page by key: `first` at most 100, `after` is the last page's `endCursor`. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20 })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;
}

export interface Page<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
}

/** The GraphQL type of a page of `Node`s, named `${Node}Connection` unless told otherwise. */
export function Connection<Node extends object>(NodeType: ClassType<Node>, name: string) {
  @ObjectType(name)
  class ConnectionType implements Page<Node> {
    @Field(() => [NodeType], { simple: true })
    nodes!: Node[];

    @Field(() => PageInfo, { simple: true })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/** 20 unless told or the list has a size of its own; refuses a page size outside 1…100. */
export function pageSize(asked: number | null | undefined, unasked = 20): number {
  const first = asked ?? unasked;
  if (!Number.isInteger(first) || first < 1 || first > graphqlLimits.pageSize)
    throw badInput(`first must be between 1 and ${graphqlLimits.pageSize}`);
  return first;
}

/** An opaque cursor of the keys a list is sorted by. */
export const encodeCursor = (...keys: (string | number)[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Shapes of a cursor's keys: whole numbers (counters, milliseconds), ids, and the sort that the list had. */
export const isNumberKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e13;
export const isIdKey = (value: unknown): value is string => isId(value);
/** A key of a cursor that is one of some words: the order the page was asked in. */
export const isWordKey =
  (...words: string[]) =>
  (value: unknown): value is string =>
    typeof value === 'string' && words.includes(value);

/** @throws BAD_USER_INPUT for anything this product did not make */
export function decodeCursor<Keys extends (string | number)[]>(
  cursor: string | null | undefined,
  shape: { [K in keyof Keys]: (value: unknown) => value is Keys[K] },
): Keys | null {
  if (!cursor) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(keys) &&
      keys.length === shape.length &&
      shape.every((is: (v: unknown) => boolean, i: number) => is(keys[i]))
    )
      return keys as Keys;
  } catch {
    // Falls through to the refusal.
  }
  throw badInput('after is not a cursor of this list');
}

/** Cuts the row fetched beyond the page: `rows` holds up to `first + 1`. */
export function page<Row, Node>(
  rows: Row[],
  first: number,
  cursor: (row: Row) => string,
  node: (row: Row) => Node,
): Page<Node> {
  const shown = rows.slice(0, first);
  const last = shown.at(-1);
  return {
    nodes: shown.map(node),
    pageInfo: { endCursor: last ? cursor(last) : null, hasNextPage: rows.length > first },
  };
}
