// A plugin of GraphQL Code Generator: a typed React hook for each operation, over those of Apollo
// Client. Unlike typescript-react-apollo it writes no variants that nobody uses (lazy and suspense
// hooks, types of their results), and what it writes is type-checked.
import { concatAST, Kind, print, visit } from 'graphql';

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** Whether the operation can be executed without any variables. */
const needsNoVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );

/** `query Post($id: ID!)` */
const signature = ({ operation, name, variableDefinitions = [] }) => {
  const variables = variableDefinitions.map(print).join(', ');
  return `${operation} ${name.value}${variables && `(${variables})`}`;
};

const hookOf = (definition) => {
  const { operation, name } = definition;
  const suffix = suffixes[operation];
  const type = `Operations.${name.value}${suffix}`;
  // The variables of a mutation may be given when it is called.
  const isOptional = operation === 'mutation' || needsNoVariables(definition);
  return [
    `/** ${signature(definition)} */`,
    `export const use${name.value}${suffix} = (`,
    `  options${isOptional ? '?' : ''}: use${suffix}.Options<${type}, ${type}Variables>,`,
    `) => use${suffix}(Operations.${name.value}, options);`,
  ].join('\n');
};

/** Called by the generator with all documents that its configuration names. */
export const plugin = (_schema, documents) => {
  const operations = [];
  visit(concatAST(documents.map(({ document }) => document)), {
    OperationDefinition: (definition) => {
      if (!definition.name) throw new Error(`An operation without a name:\n${print(definition)}`);
      operations.push(definition);
    },
  });
  return {
    prepend: [
      '// Written by npm run codegen: do not edit.',
      "import { useMutation, useQuery, useSubscription } from '@apollo/client/react';",
      "import * as Operations from './documents';",
    ],
    content: `\n${operations.map(hookOf).join('\n\n')}\n`,
  };
};
