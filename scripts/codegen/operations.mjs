// What the plugins of GraphQL Code Generator for the web share.
import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { concatAST, Kind, print, separateOperations, stripIgnoredCharacters, visit } from 'graphql';

/** What the name of an operation is followed by, in its hook and its types. */
export const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** The operations of all documents. */
export const operationsIn = (documents) =>
  concatAST(documents.map(({ document }) => document)).definitions.filter((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return false;
    if (!definition.name) throw new Error(`An operation without a name:\n${print(definition)}`);
    return true;
  });

/** `query Post($id: ID!)` */
export const signature = ({ operation, name, variableDefinitions = [] }) => {
  const variables = variableDefinitions.map(print).join(', ');
  return `${operation} ${name.value}${variables && `(${variables})`}`;
};

/** 48 bits: what differs by chance has another hash, and who sends one chooses among ours. */
const hashLength = 8;

/** What Apollo Client reads for its cache, and sends nowhere. */
const ownDirectives = new Set(['client', 'connection', 'nonreactive', 'unmask']);
const forServer = (document) =>
  visit(document, { Directive: ({ name }) => (ownDirectives.has(name.value) ? null : undefined) });

/** Each operation with its fragments, by its name: found once for all of them. */
const separated = new WeakMap();
const wholeOf = (documents, { name }) => {
  if (!separated.has(documents)) {
    const all = concatAST(documents.map(({ document }) => document));
    separated.set(documents, separateOperations(all));
  }
  return separated.get(documents)[name.value];
};

/**
 * An operation as Apollo Client sends it, with its fragments and `__typename` beside every field
 * that has fields; and the hash that names it.
 */
export const sentBy = (documents, operation) => {
  const sent = forServer(addTypenameToDocument(wholeOf(documents, operation)));
  const text = stripIgnoredCharacters(print(sent));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, hashLength);
  return { hash, text };
};
