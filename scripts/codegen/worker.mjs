// A plugin of GraphQL Code Generator: what the service worker sends, by hash and text. It has no
// Apollo Client that would ask for the text after the hash, and its texts are short: both go along.
import { operationsIn, sentBy } from './operations.mjs';

/** Called by the generator with all documents that its configuration names. */
export const plugin = (_schema, documents) => ({
  prepend: ['// Written by npm run codegen: do not edit.'],
  content: operationsIn(documents)
    .map((operation) => {
      const { hash, text } = sentBy(documents, operation);
      const { value } = operation.name;
      return `export const ${value} = { hash: '${hash}', text: ${JSON.stringify(text)} };`;
    })
    .join('\n'),
});
