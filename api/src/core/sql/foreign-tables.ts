import {
  CommonTableExpressionNameNode,
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  SelectModifierNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { type CompiledStatement, roomThatShares } from './statement.ts';

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && typeof (value as OperationNode).kind === 'string';

const childrenOf = (node: OperationNode): OperationNode[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

function* nodesOf(node: OperationNode): Generator<OperationNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** Nodes that name a table by its alias within the statement, which is no table. */
const namesAliases = (node: OperationNode): boolean =>
  ReferenceNode.is(node) || SelectAllNode.is(node) || SelectModifierNode.is(node);

const textOf = (node: OperationNode): string =>
  RawNode.is(node) ? node.sqlFragments.join(' ? ') : '';

/** What stands where raw text names a table. */
const namesInText = (node: OperationNode): string[] =>
  [...textOf(node).matchAll(/\b(?:from|join|into|update|using)\s+"?(\w+)/g)].map(
    (match) => match[1] ?? '',
  );

/**
 * A table that a statement names although it belongs to another room, or may not be named where it
 * is.
 */
export interface ForeignTable {
  table: string;
  owner: string;
  /** The room whose expression names it. */
  room: string;
}

/**
 * Finds tables that a statement names and its room does not own. Expressions that another room
 * shares count as that room's. Text inside `sql` fragments is looked through for the name of any
 * table: there nothing else would notice.
 * @param owners the room of each table
 */
export function foreignTables(
  { node }: Pick<CompiledStatement, 'node'>,
  statementRoom: string,
  owners: ReadonlyMap<string, string>,
): ForeignTable[] {
  const local = new Set<string>();
  for (const each of nodesOf(node))
    if (CommonTableExpressionNameNode.is(each)) local.add(each.table.table.identifier.name);
  const found: ForeignTable[] = [];
  const walk = (current: OperationNode, outer: string): void => {
    if (namesAliases(current)) return;
    const room = roomThatShares(current) ?? outer;
    const named = TableNode.is(current) ? [current.table.identifier.name] : namesInText(current);
    for (const table of named) {
      const owner = owners.get(table);
      if (!local.has(table) && owner && owner !== room) found.push({ table, owner, room });
    }
    for (const child of childrenOf(current)) walk(child, room);
  };
  walk(node, statementRoom);
  return found;
}

/**
 * Tables that stand in the raw `sql` text of a statement, its own room's too: renaming one would
 * not be noticed there.
 * @param tables all names of tables
 */
export const tablesInText = (
  { node }: Pick<CompiledStatement, 'node'>,
  tables: ReadonlySet<string>,
): string[] => [...nodesOf(node)].flatMap(namesInText).filter((name) => tables.has(name));

/** Whether a statement changes anything, in itself or in one of its parts. */
export const isWriting = ({ node }: Pick<CompiledStatement, 'node'>): boolean =>
  [...nodesOf(node)].some(
    (each) => InsertQueryNode.is(each) || UpdateQueryNode.is(each) || DeleteQueryNode.is(each),
  );
