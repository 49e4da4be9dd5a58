// What the plugins of GraphQL Code Generator for the web share.
import { concatAST, Kind, print } from 'graphql';

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
