// A plugin of GraphQL Code Generator: for each query and mutation a typed function that asks the
// client, for what is not drawn or has no component around it. Elsewhere it is the hook.
import { operationsIn, signature, suffixes } from './operations.mjs';

const verbs = { query: 'query', mutation: 'mutate' };

const callOf = (definition) => {
  const { operation, name } = definition;
  const verb = verbs[operation];
  const type = `Operations.${name.value}${suffixes[operation]}`;
  return [
    `/** ${signature(definition)} */`,
    `export const ${verb}${name.value} = (`,
    `  client: ApolloClient, ...options: ${suffixes[operation]}Arguments<${type}, ${type}Variables>`,
    `) => ${verb}(client, Operations.${name.value}Document, ...options);`,
  ].join('\n');
};

/** Called by the generator with all documents that its configuration names. */
export const plugin = (_schema, documents) => ({
  prepend: [
    '// Written by npm run codegen: do not edit.',
    "import type { ApolloClient } from '@apollo/client';",
    "import { mutate, type MutationArguments, query, type QueryArguments } from '@/core/data/calls';",
    "import * as Operations from './documents';",
  ],
  content: `\n${operationsIn(documents)
    .filter(({ operation }) => operation in verbs)
    .map(callOf)
    .join('\n\n')}\n`,
});
