import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { assertDocumentLimits } from '../../src/transports/graphql/document-limits.ts';
import { postJson, raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
let url: string;
beforeAll(async () => {
  app = await startTestApp({ env: { GRAPHQL_PLAYGROUND: 'on' } });
  person = await aMentee(app);
  url = `${app.url}/graphql`;
});
afterAll(() => app.close());

const feeds = (count: number, first: string): string =>
  Array.from(
    { length: count },
    (_, n) => `a${n}: feedPosts(first: ${first}) { nodes { ...C } }`,
  ).join(' ');
const fragment =
  'fragment C on PostCard { id companyName role createdAt interviewYear hashtags oneLiner teaser postType logo user { id fullName role college isVerified stream degreeType profilePic } }';
const tooMuch = { code: 'BAD_USER_INPUT', message: 'The document asks for too much' };

describe('a document over the limits is refused before any resolver runs', () => {
  it('too deep, through fragments too', async () => {
    // The product's types have no cycle to nest in without end; another schema has one, as ours may
    // one day.
    const schema = buildSchema('type Query { a: A } type A { a: A, id: ID }');
    const check = (query: string) => () => {
      assertDocumentLimits(schema, parse(query), {});
    };
    const nested = (levels: number): string =>
      `${'{ a '.repeat(levels - 1)}{ ${levels > 1 ? 'id' : 'a { id }'} }${' }'.repeat(levels - 1)}`;
    expect(check(nested(12))).not.toThrow();
    expect(check(nested(13))).toThrow('The document is deeper than 12 levels');
    const chain = Array.from(
      { length: 13 },
      (_, n) => `fragment F${n} on A { a { ${n < 12 ? `...F${n + 1}` : 'id'} } }`,
    ).join(' ');
    expect(check(`{ a { ...F0 } } ${chain}`)).toThrow('The document is deeper than 12 levels');
    expect(check(`{ ...on Query ${nested(13)} }`)).toThrow('The document is deeper than 12 levels');
  });

  it('too many searches, by variables too', async () => {
    const searches = (count: number): string =>
      Array.from(
        { length: count },
        (_, n) => `s${n}: searchPreview(search: ${n ? '$word' : '"google"'}) { posts { id } }`,
      ).join(' ');
    const query = (count: number) => `query ($word: String) { ${searches(count)} }`;
    await person.ask(query(2), { word: 'amazon' });
    expect((await person.refused(query(3), { word: 'amazon' })).message).toBe(
      'The document searches more than 2 times',
    );
  });

  it('too many aliases, wherever they stand', async () => {
    const aliases = (count: number): string =>
      Array.from({ length: count }, (_, n) => `a${n}: id`).join(' ');
    await person.ask(`{ me { ${aliases(15)} } }`);
    expect((await person.refused(`{ me { ${aliases(16)} } }`)).message).toBe(
      'The document has more than 15 aliases',
    );
    expect(
      (
        await person.refused(
          `{ me { ${aliases(8)} user { ...A } } } fragment A on User { ${aliases(8)} }`,
        )
      ).message,
    ).toBe('The document has more than 15 aliases');
  });

  it('too long', async () => {
    const padded = (length: number): string => '{ me { id } }'.padEnd(length, ' ');
    await person.ask(padded(10_000));
    expect(await person.refused(padded(10_001))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The document is longer than 10000 characters',
    });
    expect(
      (
        await raw(`${url}?query=${encodeURIComponent(padded(10_001)).replaceAll('%20', '+')}`, {
          headers: { 'apollo-require-preflight': '1' },
        })
      ).text,
    ).toMatch(/longer than/);
  });

  it('too costly, however the number is brought along', async () => {
    await person.ask(`{ ${feeds(2, '100')} } ${fragment}`);
    expect(await person.refused(`{ ${feeds(15, '100')} } ${fragment}`)).toMatchObject(tooMuch);
    expect(
      await person.refused(`query ($n: Int) { ${feeds(15, '$n')} } ${fragment}`, { n: 100 }),
    ).toMatchObject(tooMuch);
    expect(
      await person.refused(`query ($n: Int = 100) { ${feeds(15, '$n')} } ${fragment}`),
    ).toMatchObject(tooMuch);
    expect(
      await person.refused(`query ($n: Int = 100) { ${feeds(15, '$n')} } ${fragment}`, {
        n: 1_000_000,
      }),
    ).toMatchObject(tooMuch);
  });

  it('lists of things that each ask the database by themselves', async () => {
    const similar = 'similarJobs { id insiders { id } }';
    await person.ask(`{ jobs(first: 5) { nodes { id ${similar} } } }`);
    expect(await person.refused(`{ jobs(first: 40) { nodes { id ${similar} } } }`)).toMatchObject(
      tooMuch,
    );
  });

  it('many searches, also by filters', async () => {
    const counts = (names: string[]) =>
      names.map((name) => `${name}: jobFacets(filter: { search: "go" }) { count }`).join(' ');
    await person.ask(`{ ${counts(['a', 'b'])} }`);
    expect((await person.refused(`{ ${counts(['a', 'b', 'c'])} }`)).message).toBe(
      'The document searches more than 2 times',
    );
    expect(
      (
        await person.refused(
          'query ($f: JobFilterInput) { a: jobs(filter: $f) { nodes { id } } b: jobs(filter: $f) { nodes { id } } c: jobs(filter: $f) { nodes { id } } }',
          { f: null },
        )
      ).message,
    ).toMatch(/searches more than/);
  });

  it('more than a hundred rows, or fewer than one', async () => {
    for (const first of [101, 0, -1])
      expect(
        (
          await person.refused('query ($n: Int) { feedPosts(first: $n) { nodes { id } } }', {
            n: first,
          })
        ).message,
      ).toBe('first must be between 1 and 100');
  });

  it('cycles and floods of fragments end in a refusal too', async () => {
    expect(
      await person.refused(
        '{ me { user { ...A } } } fragment A on User { ...B } fragment B on User { ...A }',
      ),
    ).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'Cannot spread fragment "A" within itself via "B".',
    });
    const doubling = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on User { ${n < 19 ? `...F${n + 1} ...F${n + 1}` : 'id'} }`,
    ).join(' ');
    expect((await person.graphql(`{ me { user { ...F0 } } } ${doubling}`)).errors).toBeDefined();
  });
});

describe('what does not end', () => {
  it('is answered after five seconds, over GraphQL and REST, and the others go on', async () => {
    const { db } = app.app;
    const { query } = db;
    // A server stops the statement by itself; the embedded database would have others wait behind
    // it.
    db.query = ((statement: { name: string }, input: object) => {
      if (statement.name !== 'identity.me')
        return query.call(db, statement as never, input as never);
      return db.kind === 'server' ? db.sql('select pg_sleep(60)') : new Promise(() => undefined);
    }) as typeof query;
    try {
      const waiting = Promise.all([
        person.graphql('{ me { id } }'),
        person.rest('GET', '/api/auth/user'),
      ]);
      expect((await person.graphql('{ myPosts { nodes { id } } }')).errors).toBeUndefined();
      const [graphql, rest] = await waiting;
      expect(graphql).toMatchObject({
        status: 503,
        errors: [
          { message: 'This took too long. Please try again.', extensions: { code: 'UNAVAILABLE' } },
        ],
      });
      expect(rest).toMatchObject({
        status: 503,
        body: { message: 'This took too long. Please try again.' },
      });
      for (const { headers } of [graphql, rest])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      db.query = query;
    }
    expect((await person.ask('{ me { id } }')).me.id).toBe(person.id);
  });
});

describe('a refusal that stands alone speaks through the status too', () => {
  const ask = (query: string, token?: string, accept = 'application/json') =>
    postJson(url, { query }, { accept, ...(token ? { authorization: `Bearer ${token}` } : {}) });

  it('400 for documents over the limits', async () => {
    const repeats = Array.from({ length: 4 }, () => 'me { user { id } }').join(' ');
    for (const query of [
      `{ ${repeats} }`,
      `{ ${repeats.replaceAll('me {', '... on Query { me {').replaceAll('} }', '} } }')} }`,
      `{ me { ...A } } ${Array.from({ length: 60 }, (_, n) => `fragment ${'A'.repeat(n + 1)} on Me { id }`).join(' ')}`,
    ]) {
      expect((await person.refused(query)).message).toMatch(
        /^The document (names me more than 3 times in one place|has more than 60 definitions)$/,
      );
    }
    const aliases = Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ');
    for (const query of [
      `{ me { ${aliases} } }`,
      `{ ${feeds(15, '100')} } ${fragment}`,
      '{ me { id } }'.padEnd(10_001),
      'subscription { accountUpdated { id } }',
      `{ ${'me { id } '.repeat(700)} }`,
    ]) {
      for (const accept of ['application/json', 'application/graphql-response+json'])
        expect([query.slice(0, 40), (await ask(query, person.token, accept)).status]).toEqual([
          query.slice(0, 40),
          400,
        ]);
    }
  });
});
