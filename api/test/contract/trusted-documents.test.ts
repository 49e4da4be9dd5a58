import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSchema } from '../../src/schema.ts';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { webDocuments } from '../../src/transports/graphql/trusted-documents.ts';
import { postJson, type RawAnswer } from '../support/http.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

const unused = ' '.repeat(10_000);
const texts = {
  me: 'query Me { me { id user { fullName __typename } } }',
  profile: 'query P($userId: ID!) { profile(userId: $userId) { id } }',
  feed: 'query Feed($first: Int) { feedPosts(first: $first) { nodes { id } pageInfo { hasNextPage } } }',
  greedy: `query Greedy { me { ${Array.from({ length: 16 }, (_, at) => `a${at}: id`).join(' ')} } }`,
  signOut: 'mutation Out { signOut }',
  twice: 'mutation Twice { a: deletePost(id: "x") b: deletePost(id: "y") }',
  two: 'query A { me { id } } query B { me { __typename } }',
  live: 'subscription Live($userId: ID!) { heatmapUpdated(userId: $userId) { date } }',
  schema: '{ __schema { queryType { name } } }',
  wrong: 'query Wrong { nothing }',
  broken: 'query {',
  long: `{ me { id } }${unused}`,
};
type Name = keyof typeof texts;
const trusted = new Map<string, string>(Object.entries(texts));

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ trusted, env: { GRAPHQL_PLAYGROUND: 'off' } });
  person = await aMentee(app);
});
afterAll(() => app.close());

const persisted = (sha256Hash: unknown) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const send = (body: object, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  postJson(`${app.url}/graphql`, body, headers);
const signedIn = () => ({ authorization: `Bearer ${person.token}` });

/** What differs from answer to answer by itself. */
const comparable = ({ status, headers, text }: RawAnswer) => {
  const {
    date: _date,
    'ratelimit-remaining': _left,
    'ratelimit-reset': _reset,
    'x-request-id': _id,
    ...others
  } = headers;
  return { status, headers: others, text: text.replace(/"requestId":"[^"]*"/, '') };
};

describe('what comes as a hash is answered as its text is, letter for letter', () => {
  it.each<[what: string, name: Name, more?: object, headers?: Record<string, string>]>([
    ['a read', 'me'],
    ['a read by its name', 'me', { operationName: 'Me' }],
    ['a read by another name', 'me', { operationName: 'You' }],
    ['with variables', 'feed', { variables: { first: 3 } }],
    ['with none', 'feed', { variables: null }],
    ['with one of a wrong type', 'feed', { variables: { first: 'three' } }],
    ['without one that it needs', 'profile'],
    ['with an id that is none', 'profile', { variables: { userId: 'x' } }],
    ['with variables as a text', 'feed', { variables: '{}' }],
    ['with a list of them', 'feed', { variables: [] }],
    ['more than one page', 'feed', { variables: { first: 1000 } }],
    ['too much at once', 'greedy'],
    [
      'too deep in its variables',
      'feed',
      { variables: { first: [[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]] } },
    ],
    ['two commands', 'twice'],
    ['two operations, of which one is named', 'two', { operationName: 'B' }],
    ['two operations, of which none is', 'two'],
    ['a subscription', 'live'],
    ['what the schema does not know', 'wrong'],
    ['the schema itself', 'schema'],
    ['what is no document', 'broken'],
    ['what is too long', 'long'],
    [
      'as Apollo Client reads',
      'me',
      {},
      { accept: 'application/graphql-response+json,application/json;q=0.9' },
    ],
    ['as others read', 'me', {}, { accept: 'application/json' }],
    ['who reads nothing of it', 'me', {}, { accept: 'text/html' }],
    ['who reads anything', 'me', {}, { accept: 'text/html,*/*;q=0.1' }],
    ['with a token that is none', 'me', {}, { authorization: 'Bearer none' }],
  ])('%s', async (_what, name, more = {}, headers = {}) => {
    const asked = { ...signedIn(), ...headers };
    const byHash = await send({ ...persisted(name), ...more }, asked);
    const byText = await send({ query: texts[name], ...more }, asked);
    expect(comparable(byHash)).toEqual(comparable(byText));
  });

  it('without Apollo, which serves every other', async () => {
    const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    await send(persisted('me'), signedIn());
    expect(apollo).not.toHaveBeenCalled();
    await send({ query: texts.me }, signedIn());
    expect(apollo).toHaveBeenCalledOnce();
    apollo.mockRestore();
  });

  it('and so is a visitor', async () => {
    for (const name of ['me', 'profile', 'signOut'] as const)
      expect(comparable(await send(persisted(name)))).toEqual(
        comparable(await send({ query: texts[name] })),
      );
  });

  it('but for a page elsewhere, which can send neither', async () => {
    const { status } = await send(persisted('signOut'), {
      ...signedIn(),
      'content-type': 'text/plain',
    });
    expect(status).toBe(400);
    expect((await person.ask('{ me { id } }')).me?.id).toBe(person.id);
  });
});

describe('a hash that nobody knows', () => {
  it('is said to be none, and its text is run once it comes along', async () => {
    const unknown = await send(persisted('x'), signedIn());
    expect(unknown.status).toBe(200);
    expect(JSON.parse(unknown.text)).toEqual({
      errors: [
        { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ],
    });
    const { text } = await send({ ...persisted('x'), query: texts.me }, signedIn());
    expect(JSON.parse(text)).toMatchObject({ data: { me: { id: person.id } } });
  });

  it('is not learnt from who sends it', async () => {
    await send({ ...persisted('y'), query: texts.me }, signedIn());
    expect((await send(persisted('y'), signedIn())).text).toContain('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each([
    ['a number', 5],
    ['a list', ['me']],
    ['the name of a method', 'constructor'],
    ['nothing', null],
  ])('may be %s', async (_what, hash) => {
    const { status, text } = await send(persisted(hash), signedIn());
    expect(status).toBeLessThan(500);
    expect(text).toContain('PERSISTED_QUERY_NOT_');
  });
});

describe('the web app', () => {
  it('sends documents that the schema knows, each under the hash of its text', () => {
    const schema = buildSchema();
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
    expect(webDocuments.size).toBeGreaterThan(300);
    for (const [hash, text] of webDocuments) {
      expect(hashOf(text).startsWith(hash), text).toBe(true);
      expect(validate(schema, parse(text)), text).toEqual([]);
    }
  });

  it('and its service worker name each of them by the same hash', () => {
    const generated = (part: string): string =>
      readFileSync(
        join(import.meta.dirname, `../../../web/${part}/generated/documents.ts`),
        'utf8',
      );
    const named = [
      ...generated('src').matchAll(/trustedDocument\('([\w-]+)'/g),
      ...generated('worker').matchAll(/hash: '([\w-]+)'/g),
    ].map(([, hash]) => hash);
    expect(named.toSorted()).toEqual([...webDocuments.keys()].toSorted());
  });
});

describe('where only trusted documents are answered', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ trusted, env: { TRUSTED_DOCUMENTS: 'only' } });
  });
  afterAll(() => {
    closeSockets();
    return strict.close();
  });
  const refusal = {
    message: 'Please sign in first: visitors may send the documents of our own app only.',
    extensions: { code: 'FORBIDDEN' },
  };
  const ask = async (body: object, headers = {}) =>
    JSON.parse((await postJson(`${strict.url}/graphql`, body, headers)).text);

  it('a visitor sends none of their own, over no transport', async () => {
    expect(await ask({ query: texts.me })).toEqual({ errors: [refusal] });
    expect(await ask({ ...persisted('x'), query: texts.me })).toEqual({ errors: [refusal] });
    expect(await ask(persisted('me'))).toMatchObject({ data: { me: null } });
    const response = await fetch(`${strict.url}/graphql?query=${encodeURIComponent(texts.me)}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(await response.json()).toEqual({ errors: [refusal] });
    const socket = await connectedGraphqlSocket(strict.url);
    socket.subscribe(texts.me);
    expect((await socket.message('next')).payload).toEqual({ errors: [refusal] });
  });

  it('who is signed in sends any', async () => {
    const somebody = await aMentee(strict);
    expect(
      await ask({ query: texts.me }, { authorization: `Bearer ${somebody.token}` }),
    ).toMatchObject({ data: { me: { id: somebody.id } } });
  });
});
