import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { graphqlLimits } from '../../limits.ts';
import { badUserInput } from '../errors.ts';

@ObjectType({ description: 'Where a page ends, and whether there is more behind it.' })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `after` for the next page. Null on an empty page.',
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'There is a next page.' })
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
    @Field(() => [NodeType], { description: "What is on the page, in the list's order." })
    nodes!: Node[];

    @Field(() => PageInfo, {
      description: 'Where the page ends, and whether there is more behind it.',
    })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/** The same, of a list that says how many it has on all pages (`CountedPage`). */
export function CountedConnection<Node extends object>(NodeType: ClassType<Node>, name: string) {
  @ObjectType(name, {
    description: 'A page of a list that says how many it has on all pages.',
  })
  class CountedType extends Connection(NodeType, `${name}Page`) {
    countAll!: () => Promise<number>;

    @Field(() => Int, {
      description: `How many there are on all pages; ${countedAtMost + 1} stands for more than ${countedAtMost}.`,
    })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return CountedType;
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
