import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { badUserInput } from '../../core/errors.ts';
import { graphqlLimits } from '../../limits.ts';
import { assertDocumentShape } from './document-limits.ts';

/** Texts of documents whose shape passed. */
const checked = new LRUCache<string, DocumentNode>({ max: 1000 });

/**
 * Checks the shape of a document before it is validated at any cost.
 * @returns null for what can't be parsed: whoever validates says why
 * @throws BAD_USER_INPUT over `graphqlLimits.characters`, `.definitions` or `.repeats`
 */
export function assertShapeOf(query: string): DocumentNode | null {
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
 * @throws BAD_USER_INPUT as `assertShapeOf`
 */
export function isAnsweredOnce(query: string, operationName?: string | null): boolean {
  const document = assertShapeOf(query);
  const operation = document && getOperationAST(document, operationName);
  return Boolean(operation && operation.operation !== OperationTypeNode.SUBSCRIPTION);
}
