import {
  type DocumentNode,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { badUserInput } from '../../core/errors.ts';
import { graphqlLimits } from '../../limits.ts';

/** How often each name may be asked for side by side, and what is below each of them. */
function assertSelectionShape(set: SelectionSetNode, counts: Map<string, number>): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      assertSelectionShape(selection.selectionSet, counts);
      continue;
    }
    const name =
      selection.kind === Kind.FIELD
        ? (selection.alias ?? selection.name).value
        : `...${selection.name.value}`;
    const count = (counts.get(name) ?? 0) + 1;
    if (count > graphqlLimits.repeats)
      throw badUserInput(
        `The document names ${name} more than ${graphqlLimits.repeats} times in one place`,
      );
    counts.set(name, count);
    if (selection.kind === Kind.FIELD && selection.selectionSet)
      assertSelectionShape(selection.selectionSet, new Map());
  }
}

/**
 * Refuses a document that repeats itself, before it is validated: validation compares fields of one
 * name pair by pair, so that a small document of many repetitions is expensive.
 * @throws BAD_USER_INPUT over `graphqlLimits.definitions` or `.repeats`
 */
function assertDocumentShape({ definitions }: DocumentNode): void {
  if (definitions.length > graphqlLimits.definitions)
    throw badUserInput(`The document has more than ${graphqlLimits.definitions} definitions`);
  for (const definition of definitions)
    if ('selectionSet' in definition) assertSelectionShape(definition.selectionSet, new Map());
}

/** Texts of documents whose shape passed. */
const checked = new LRUCache<string, DocumentNode>({ max: 1000 });

/**
 * Parses a document and checks its shape, before it is validated at any cost: each text once.
 * @returns null for what can't be parsed: whoever validates says why
 * @throws BAD_USER_INPUT over `graphqlLimits.characters`, `.definitions` or `.repeats`
 */
export function parseChecked(query: string): DocumentNode | null {
  if (query.length > graphqlLimits.characters)
    throw badUserInput(`The document is longer than ${graphqlLimits.characters} characters`);
  const known = checked.get(query);
  if (known) return known;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: graphqlLimits.tokens, noLocation: true });
  } catch {
    return null;
  }
  assertDocumentShape(document);
  checked.set(query, document);
  return document;
}

/**
 * Whether a document asks for a query or a mutation, which are answered once.
 * @throws BAD_USER_INPUT as `parseChecked`
 */
export function isAnsweredOnce(query: string, operationName?: string | null): boolean {
  const document = parseChecked(query);
  const operation = document && getOperationAST(document, operationName);
  return Boolean(operation && operation.operation !== OperationTypeNode.SUBSCRIPTION);
}
