import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { requestTexts } from '../../../schema/rules/request-texts.ts';
import { graphqlLimits } from '../limits.ts';
import { badUserInput } from './errors.ts';
import { isId } from './ids.ts';

@ObjectType({ description: 'Where a page ends, and whether there is more behind it.' })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Pass it as `after` for the next page. Null on an empty page.',
  })
  endCursor!: string | null;

  @Field(() => Boolean, { simple: true, description: 'There is a next page.' })
  hasNextPage!: boolean;
}

/** A page by key: `first` at most 100, `after` is the last page's `endCursor`. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: 20,
    description: 'The size of the page: 1 to 100, otherwise BAD_USER_INPUT.',
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before; null for the first page.',
  })
  after?: string | null;
}

export interface Page<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
}

/** Makes the GraphQL type of a page of `Node`s; `name` is its name in the schema. */
export function Connection<Node extends object>(NodeType: ClassType<Node>, name: string) {
  @ObjectType(name, {
    description: `A page of a list: ask for the next one with \`after: pageInfo.endCursor\`.`,
  })
  class ConnectionType implements Page<Node> {
    @Field(() => [NodeType], {
      simple: true,
      description: "What is on the page, in the list's order.",
    })
    nodes!: Node[];

    @Field(() => PageInfo, {
      simple: true,
      description: 'Where the page ends, and whether there is more behind it.',
    })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/**
 * The size of a page.
 * @param atMost what is allowed: `exportPageSize` where a file is written, never to clients
 * @throws BAD_USER_INPUT outside of 1 to `atMost`
 */
export function pageSize(
  asked: number | null | undefined,
  defaultSize = 20,
  atMost: number = graphqlLimits.pageSize,
): number {
  const first = asked ?? defaultSize;
  if (!Number.isInteger(first) || first < 1 || first > atMost)
    throw badUserInput(requestTexts.pageSize(atMost));
  return first;
}

/** Makes an opaque cursor of the keys that a list is sorted by. */
export const encodeCursor = (...keys: (string | number)[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** A cursor's key that is a whole number: a counter, or milliseconds. */
export const isNumberKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e13;
/** A cursor's key that is an id. */
export const isIdKey = (value: unknown): value is string => isId(value);
/** A cursor's key that is one of some words: the order of the list. */
export const isEnumKey =
  (...words: string[]) =>
  (value: unknown): value is string =>
    typeof value === 'string' && words.includes(value);

/**
 * Reads a cursor; null for none.
 * @param shape what each key has to be, in the order of `encodeCursor`
 * @throws BAD_USER_INPUT for a cursor of another list, or none of ours
 */
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
      shape.every((isKey: (key: unknown) => boolean, at: number) => isKey(keys[at]))
    )
      return keys as Keys;
  } catch {
    // Refused below.
  }
  throw badUserInput(requestTexts.foreignCursor);
}

/**
 * Cursors of one list that is sorted by a time and an id.
 * @param list its name, unlike that of any other list: it stands in the cursor, so that others' are
 * refused
 */
export const timeCursorOf = (list: string) => ({
  write: (at: Date, id: string): string => encodeCursor(list, at.getTime(), id),
  /**
   * Both keys, null on the first page.
   * @throws BAD_USER_INPUT for a cursor of another list, or none of ours
   */
  read(after: string | null | undefined): { beforeAt: Date | null; beforeId: string | null } {
    const keys = decodeCursor<[string, number, string]>(after, [
      isEnumKey(list),
      isNumberKey,
      isIdKey,
    ]);
    return { beforeAt: keys && new Date(keys[1]), beforeId: keys?.[2] ?? null };
  },
});

/**
 * Makes a page of rows.
 * @param rows up to `first + 1`: the one too many says that there is a next page
 */
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
