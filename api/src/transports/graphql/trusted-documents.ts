import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import type { Context } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { trustedDocuments } from '../../generated/trusted-documents.ts';
import { parseChecked } from './document-shape.ts';

/** Texts of documents by their hashes. */
export type TrustedTexts = ReadonlyMap<string, string>;

/** What the web app of this version sends. */
export const webDocuments: TrustedTexts = new Map(Object.entries(trustedDocuments));

/** An operation that stands alone in its document, found to be valid. */
export interface TrustedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** What a request says of its document, in the shape of Apollo's persisted queries. */
interface SentByHash {
  query?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null;
}

/** The hash of a request that names its document by it; undefined for any other request. */
export function hashSent(sent: unknown): string | undefined {
  const hash = (sent as SentByHash | null | undefined)?.extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

/** The same request without its hash; with the text that the hash names, if there is one. */
export function withText(
  { extensions, ...sent }: SentByHash & Record<string, unknown>,
  text: string | undefined,
): Record<string, unknown> {
  const { persistedQuery: _, ...others } = extensions ?? {};
  return {
    ...sent,
    ...(text === undefined ? {} : { query: text }),
    ...(Object.keys(others).length > 0 ? { extensions: others } : {}),
  };
}

/**
 * Whether a caller may send a document of their own: under `TRUSTED_DOCUMENTS=only` who is signed
 * in may.
 * @throws FORBIDDEN for visitors under that setting
 */
export function assertMaySendText({ app, viewer }: Pick<Context, 'app' | 'viewer'>): void {
  if (app.config.trustedOnly && !viewer) throw forbidden(requestTexts.documentNotTrusted);
}

/** Who may ask for the schema is decided on the usual way. */
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/**
 * Finds operations by the text of a trusted document: each is validated when it is asked for the
 * first time.
 * @returns null for what only its usual way answers, or refuses: subscriptions, several operations
 * in one document, what asks for the schema, and what is not valid
 */
export function trustedOperations(
  schema: GraphQLSchema,
): (text: string) => TrustedOperation | null {
  const found = new Map<string, TrustedOperation | null>();
  const look = (text: string): TrustedOperation | null => {
    const document = parseChecked(text);
    const operation = document && getOperationAST(document);
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return validate(schema, document, rules).length === 0 ? { document, operation } : null;
  };
  return (text) => {
    let operation = found.get(text);
    if (operation === undefined) found.set(text, (operation = look(text)));
    return operation;
  };
}
