// A plugin of GraphQL Code Generator: what the web app sends, by its hash, for the server, which
// runs these documents by their hash alone (docs/decisions/trusted-documents.md).
import { operationsIn, sentBy } from './operations.mjs';

/** Called by the generator with all documents that its configuration names. */
export const plugin = (_schema, documents) => {
  const lines = operationsIn(documents)
    .map((operation) => sentBy(documents, operation))
    .map(({ hash, text }) => `  ${JSON.stringify(hash)}: ${JSON.stringify(text)},`);
  return {
    prepend: ['// Written by npm run codegen: do not edit.'],
    content: [
      '/** What the web app sends, by its hash. */',
      'export const trustedDocuments: Readonly<Record<string, string>> = {',
      ...lines,
      '};',
    ].join('\n'),
  };
};
