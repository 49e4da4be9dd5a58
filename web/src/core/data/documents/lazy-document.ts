import { type DefinitionNode, type DocumentNode, Kind } from 'graphql';
import { readDocument } from './read-document.ts';

/**
 * A document that is parsed when its definitions are looked at for the first time: a page pays for
 * what it asks, not for all that the product can ask.
 * @param text one operation or fragment
 * @param fragments documents, made by this function too, of the fragments that the text names
 */
export function lazyDocument(text: string, ...fragments: DocumentNode[]): DocumentNode {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    get definitions(): readonly DefinitionNode[] {
      const all = [...readDocument(text), ...fragments.flatMap(({ definitions }) => definitions)];
      // Fragments that two of them need are the same objects.
      const value = [...new Set(all)];
      // From now on a plain property, as whoever copies and changes documents expects.
      Object.defineProperty(document, 'definitions', {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return value;
    },
  };
  return document;
}

/** As GraphQL Code Generator calls it: copies that Apollo Client makes of a document keep it. */
type Named = { __meta__?: { hash: string } };

/**
 * An operation of the product's own, which the server runs by its hash alone
 * (docs/decisions/trusted-documents.md).
 * @param hash of what Apollo Client sends of it
 * @param text,fragments as `lazyDocument`
 */
export const trustedDocument = (
  hash: string,
  text: string,
  ...fragments: DocumentNode[]
): DocumentNode => Object.assign(lazyDocument(text, ...fragments), { __meta__: { hash } });

/** The hash that the server knows a document by; undefined for one that it has never seen. */
export const hashOfTrusted = (document: DocumentNode): string | undefined =>
  (document as Named).__meta__?.hash;
