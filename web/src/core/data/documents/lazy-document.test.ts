import { buildSchema, Kind, print, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lazyDocument } from './lazy-document.ts';

const schema = buildSchema('type Query { me: Person } type Person { name: String friend: Person }');
const name = lazyDocument('fragment Name on Person{name}');
const friend = lazyDocument('fragment Friend on Person{...Name friend{...Name}}', name);
const me = () => lazyDocument('query Me{me{...Friend ...Name}}', friend, name);

describe('a document that is parsed when it is looked at', () => {
  it('has its operation and each fragment that it needs, once', () => {
    const document = me();
    expect(validate(schema, document)).toEqual([]);
    expect(
      document.definitions.map((definition) => 'name' in definition && definition.name?.value),
    ).toEqual(['Me', 'Friend', 'Name']);
  });

  it('is not parsed before', () => {
    const wrong = lazyDocument('query {');
    expect(wrong.kind).toBe(Kind.DOCUMENT);
    expect(() => wrong.definitions).toThrow('Syntax Error');
  });

  it('can be changed by who visits it, and stays as it was itself', () => {
    const document = me();
    const changed = visit(document, {
      OperationDefinition: (node) => ({ ...node, name: { kind: Kind.NAME, value: 'Mine' } }),
    });
    expect(print(changed)).toContain('query Mine');
    expect(print(document)).toContain('query Me {');
    expect(document.definitions).toBe(document.definitions);
  });
});
