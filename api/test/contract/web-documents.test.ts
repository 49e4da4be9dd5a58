import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../src/schema.ts';
import { assertDocumentLimits } from '../../src/transports/graphql/document-limits.ts';

const root = join(import.meta.dirname, '../../..');
const definitions = globSync('web/src/**/*.graphql', { cwd: root }).flatMap(
  (file) => parse(readFileSync(join(root, file), 'utf8')).definitions,
);
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);

/** Each operation of the web with all fragments; what it does not spread costs nothing. */
const documents = definitions.flatMap((one): [name: string, document: DocumentNode][] =>
  one.kind === Kind.OPERATION_DEFINITION
    ? [[one.name?.value ?? '', { kind: Kind.DOCUMENT, definitions: [one, ...fragments] }]]
    : [],
);

describe('what the web asks for', () => {
  const schema = buildSchema();

  it('is within what one document may ask for', () => {
    const refused = documents.flatMap(([name, document]) => {
      try {
        assertDocumentLimits(schema, document, {});
        return [];
      } catch (error) {
        return `${name}: ${String(error)}`;
      }
    });
    expect(documents.length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });

  it('would be refused where it searches too often', () => {
    const [, document] = documents.find(([, one]) => print(one).includes('$search')) ?? [];
    const [operation, ...others] = document?.definitions ?? [];
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('none of them searches');
    const { selections } = operation.selectionSet;
    const thrice = { ...operation.selectionSet, selections: Array(3).fill(selections).flat() };
    const again = { ...operation, selectionSet: thrice };
    expect(() =>
      assertDocumentLimits(schema, { kind: Kind.DOCUMENT, definitions: [again, ...others] }, {}),
    ).toThrow('searches more than');
  });
});
