import { type DefinitionNode, type DocumentNode, Kind, parse } from 'graphql';

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
      const all = [
        ...parse(text, { noLocation: true }).definitions,
        ...fragments.flatMap(({ definitions }) => definitions),
      ];
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
