// A plugin of GraphQL Code Generator: each operation and fragment as its text, with the fragments
// that it needs, for `lazyDocument` of the web. The plugin typed-document-node writes syntax trees,
// which are fourteen times as long, and which a phone would build for every page at its first one.
import { concatAST, Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import { operationsIn, sentBy, suffixes } from './operations.mjs';

const fragmentDocument = (name) => `${name}FragmentDoc`;

/** The fragments that a definition names itself. */
const fragmentsIn = (definition) => {
  const names = new Set();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
};

const textAndFragments = (definition) =>
  [
    JSON.stringify(stripIgnoredCharacters(print(definition))),
    ...fragmentsIn(definition).map(fragmentDocument),
  ].join(', ');

/** The bundler leaves out of a page what it does not ask for. */
const pure = '/* @__PURE__ */';

/** A fragment comes after those that it names. */
const inOrder = (fragments) => {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const ordered = new Set();
  const add = (name) => {
    const fragment = byName.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}`);
    for (const inner of fragmentsIn(fragment)) if (!ordered.has(byName.get(inner))) add(inner);
    ordered.add(fragment);
  };
  for (const name of byName.keys()) add(name);
  return [...ordered];
};

/** Called by the generator with all documents that its configuration names. */
export const plugin = (_schema, documents) => {
  const { definitions } = concatAST(documents.map(({ document }) => document));
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return {
    prepend: [
      '// Written by npm run codegen: do not edit.',
      "import { lazyDocument, trustedDocument } from '@/core/data/documents/lazy-document';",
      "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
    ],
    content: [
      ...inOrder(fragments).map(
        (fragment) =>
          `export const ${fragmentDocument(fragment.name.value)}: TypedDocumentNode<${fragment.name.value}Fragment, unknown> = ${pure} lazyDocument(${textAndFragments(fragment)});`,
      ),
      ...operationsIn(documents).map((operation) => {
        const { value } = operation.name;
        const type = `${value}${suffixes[operation.operation]}`;
        return `export const ${value}Document: TypedDocumentNode<${type}, ${type}Variables> = ${pure} trustedDocument('${sentBy(documents, operation).hash}', ${textAndFragments(operation)});`;
      }),
    ].join('\n'),
  };
};
