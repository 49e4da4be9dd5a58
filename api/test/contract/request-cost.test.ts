import { request as httpRequest } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { graphqlLimits, visitorBodyBytes } from '../../src/limits.ts';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { postJson, raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await aMentee(app);
});
afterAll(() => app.close());

const at = (path: string): string => `${app.url}${path}`;
const signedIn = () => ({ authorization: `Bearer ${person.token}` });
const draft = 'mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }';
const manyRounds = (count: number) =>
  JSON.stringify({
    query: draft,
    variables: { input: { companyName: 'A', rounds: Array(count).fill(1) } },
  });

describe('a body', () => {
  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
  ])('that is compressed (%s) is refused before it is unpacked', async (encoding, compress) => {
    const body = compress(Buffer.from(manyRounds(120_000)));
    for (const path of ['/graphql', '/api/auth/signin'])
      expect(
        await raw(at(path), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-encoding': encoding },
          body,
        }),
      ).toMatchObject({ status: 415, text: expect.stringContaining('uncompressed') as string });
  });

  it('of a visitor is small, and says how long it is', async () => {
    const long = JSON.stringify({ email: 'x'.repeat(visitorBodyBytes) });
    expect((await postJson(at('/api/auth/signin'), long)).status).toBe(413);
    expect((await postJson(at('/graphql'), long)).status).toBe(413);
    expect((await postJson(at('/api/auth/signin'), long, signedIn())).status).toBe(400);
    const chunked = await raw(at('/api/auth/signin'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
      body: '{}',
    });
    expect(chunked.status).toBe(411);
  });

  it('with more values than any input has is refused without an error for each', async () => {
    const answer = await postJson(at('/graphql'), manyRounds(60_000), signedIn());
    expect(answer.text.length).toBeLessThan(500);
    expect(JSON.parse(answer.text).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const few = await postJson(at('/graphql'), manyRounds(graphqlLimits.values - 10), signedIn());
    expect(JSON.parse(few.text).errors).toHaveLength(graphqlLimits.errors);
  });

  it('that its sender breaks off leaves no trace in the log', async () => {
    const logged = vi.spyOn(app.app.log, 'error');
    const sent = httpRequest(at('/api/auth/signin'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1000 },
    });
    sent.on('error', () => undefined);
    sent.write('{"email":');
    await new Promise((resolve) => setTimeout(resolve, 100));
    sent.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a header', () => {
  it.each([
    `application/json${'\t'.repeat(15_500)}; charset=utf-8`,
    `application/json${';'.repeat(200)}`,
    'application/json; charset',
    'json',
    '',
  ])('content-type of an odd form is refused before any parser reads it: %#', async (type) => {
    for (const path of ['/graphql', '/api/auth/signin']) {
      const { status, text } = await postJson(at(path), '{}', { 'content-type': type });
      expect([path, status]).toEqual([path, 400]);
      expect(text).toContain('content-type');
    }
  });

  it('longer than 1 KB is refused, but for those that nothing parses', async () => {
    const long = 'x'.repeat(1025);
    expect((await raw(at('/feed'), { headers: { accept: long } })).status).toBe(400);
    expect((await raw(at('/healthz'), { headers: { 'user-agent': long } })).status).toBe(400);
    expect((await raw(at('/healthz'), { headers: { cookie: long, referer: long } })).status).toBe(
      200,
    );
    expect((await raw(at('/healthz'), { headers: { cookie: 'x'.repeat(17_000) } })).status).toBe(
      431,
    );
  });
});

it('an address that can not be decoded is answered with the headers of every answer', async () => {
  const { status, headers } = await raw(at('/%ff'));
  expect(status).toBe(400);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['x-request-id']).toBeTruthy();
});

it('a file that is given as a text is a wrong input', async () => {
  const { text } = await postJson(
    at('/graphql'),
    {
      query: 'mutation ($picture: Upload!) { setProfilePicture(picture: $picture) { id } }',
      variables: { picture: 'a text' },
    },
    signedIn(),
  );
  expect(JSON.parse(text).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

it('without a token, /metrics is for this machine alone, by its own name', async () => {
  const local = { host: 'localhost:4000' };
  expect((await raw(at('/metrics'), { headers: local })).status).toBe(200);
  for (const headers of [
    { ...local, forwarded: 'for=198.51.100.1' },
    { ...local, 'x-forwarded-for': '127.0.0.1' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
  ])
    expect((await raw(at('/metrics'), { headers })).status).toBe(404);
});

it('the schema is not guessed from what a document gets nearly right, where it may not be read', async () => {
  const production = await startTestApp({ env: { GRAPHQL_PLAYGROUND: 'off' } });
  try {
    const { text } = await postJson(`${production.url}/graphql`, { query: '{ mee { id } }' });
    expect(text).toContain('GRAPHQL_VALIDATION_FAILED');
    expect(text).not.toContain('Did you mean');
  } finally {
    await production.close();
  }
});

it('an address that nobody has is too long to be counted by', async () => {
  const { status } = await postJson(at('/api/auth/signin'), {
    email: `${'x'.repeat(250)}@b.example`,
    password: 'A password 1!',
  });
  expect(status).toBe(400);
});
