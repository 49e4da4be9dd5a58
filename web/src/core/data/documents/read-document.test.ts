import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const generated = readFileSync(`${import.meta.dirname}/../../../generated/documents.ts`, 'utf8');
/** The texts of all documents that the web app knows. */
const texts = [
  ...generated.matchAll(/(?:lazy|trusted)Document\((?:'[^']+', )?("(?:[^"\\]|\\.)*")/g),
].map(([, text]) => JSON.parse(text ?? '') as string);

const parsed = (text: string) => parse(text, { noLocation: true }).definitions;

describe('a document that the build has written', () => {
  it('is read as GraphQL reads it, whichever it is', () => {
    expect(texts.length).toBe(generated.match(/Document\((?=['"])/g)?.length);
    for (const text of texts) expect(readDocument(text)).toEqual(parsed(text));
  });

  it.each([
    'query A($a:[Int!]!=[1 -2.5 1e3]@x,$b:S={c:null d:"e \\"f\\" \\u00e9"}){a}',
    'mutation{a:b(c:[],d:{},e:$f,g:H,i:true)@skip(if:$b)@j{...on K{l}...M ...@n{o}...{p}}}',
    'fragment on_ on On{on on:off ...on_ ...ons}subscription S{query}query Q{fragment}',
  ])('may hold all that the language has: %s', (text) => {
    expect(readDocument(text)).toEqual(parsed(text));
  });

  it.each(['query {', 'query{}', '{a}', 'query{a(b:)}', 'query{a ?}', 'query{a}}', 'query{1}'])(
    'is refused where it is none: %s',
    (text) => {
      expect(() => readDocument(text)).toThrow('Syntax Error');
    },
  );
});
