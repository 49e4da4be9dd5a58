// A plugin of GraphQL Code Generator: a typed React hook for each operation, over those of Apollo
// Client and, for subscriptions, over ours. Unlike typescript-react-apollo it writes no variants
// that nobody uses (lazy and suspense hooks, types of their results), and what it writes is
// type-checked.
import { Kind } from 'graphql';
import { operationsIn, signature, suffixes } from './operations.mjs';

/** Of each kind the hook that does it, and the type of what it takes. */
const hooks = {
  query: { hook: 'useQuery', options: 'useQuery.Options' },
  mutation: { hook: 'useMutation', options: 'useMutation.Options' },
  subscription: { hook: 'useLiveSubscription', options: 'LiveOptions' },
};

/** Whether the operation can be executed without any variables. */
const needsNoVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );

const hookOf = (definition) => {
  const { operation, name } = definition;
  const { hook, options } = hooks[operation];
  const type = `Operations.${name.value}${suffixes[operation]}`;
  // The variables of a mutation may be given when it is called.
  const isOptional = operation === 'mutation' || needsNoVariables(definition);
  return [
    `/** ${signature(definition)} */`,
    `export const use${name.value}${suffixes[operation]} = (`,
    `  options${isOptional ? '?' : ''}: ${options}<${type}, ${type}Variables>,`,
    `) => ${hook}(Operations.${name.value}Document, options);`,
  ].join('\n');
};

/** Called by the generator with all documents that its configuration names. */
export const plugin = (_schema, documents) => ({
  prepend: [
    '// Written by npm run codegen: do not edit.',
    "import { useMutation, useQuery } from '@apollo/client/react';",
    "import { type LiveOptions, useLiveSubscription } from '@/core/live/useLiveSubscription';",
    "import * as Operations from './documents';",
  ],
  content: `\n${operationsIn(documents).map(hookOf).join('\n\n')}\n`,
});
