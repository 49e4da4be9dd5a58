import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { postJson, raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 100_000, seconds: 60 } } });
  person = await anAlumnus(app);
});
afterAll(() => app.close());

describe('a multipart body', () => {
  const mutation =
    'mutation ($d: Upload!) { uploadVerificationDocument(document: $d, documentType: collegeId) { message } }';
  const operations = JSON.stringify({ query: mutation, variables: { d: null } });
  const field = (name: string, value: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, bytes = 'x'): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${bytes}`;
  const head = field('operations', operations) + field('map', '{"0":["variables.d"]}');
  const odd: [string, string, string?][] = [
    ['without an end', head + file('0')],
    ['that ends in a header', `${head}--b\r\nContent-Disposition: form-da`],
    ['without its file', `${head}--b--\r\n`],
    ['without anything', ''],
    ['of one line', '--b--\r\n'],
    ['without a boundary', head, 'multipart/form-data'],
    ['with another boundary', head, 'multipart/form-data; boundary=c'],
    ['in the wrong order', `${file('0')}\r\n${head}--b--\r\n`],
    [
      'whose map leads nowhere',
      `${field('operations', operations)}${field('map', '{"0":["variables.x.y"]}')}${file('0')}\r\n--b--\r\n`,
    ],
    [
      'whose map is of another type',
      `${field('operations', operations)}${field('map', '[1]')}--b--\r\n`,
    ],
    [
      'whose map names the prototype',
      `${field('operations', operations)}${field('map', '{"0":["__proto__.d"]}')}${file('0')}\r\n--b--\r\n`,
    ],
    ['whose operations are no JSON', `${field('operations', '{')}--b--\r\n`],
    [
      'with too many fields',
      `${head}${Array.from({ length: 300 }, (_, n) => field(`f${n}`, 'x')).join('')}--b--\r\n`,
    ],
    ['of garbled part headers', `${head}--b\r\nContent-Disposition\r\n:::\r\n\r\nx\r\n--b--\r\n`],
    [
      'with a file that is too large',
      `${head}${file('0', 'x'.repeat(12 * 1024 * 1024))}\r\n--b--\r\n`,
    ],
  ];
  const headers = (type: string) => ({
    authorization: `Bearer ${person.token}`,
    'apollo-require-preflight': '1',
    'content-type': type,
  });

  it.each(odd)(
    '%s is refused by GraphQL and REST, never a failure',
    async (_what, body, type = 'multipart/form-data; boundary=b') => {
      for (const path of ['/graphql', '/api/auth/upload-document']) {
        const answer = await raw(`${app.url}${path}`, {
          method: 'POST',
          headers: headers(type),
          body: path === '/graphql' ? body : body.replaceAll('name="0"', 'name="document"'),
        });
        expect([
          path,
          answer.text,
          answer.status >= 500 || answer.text.includes('INTERNAL_SERVER_ERROR'),
        ]).toEqual([path, answer.text, false]);
        expect(JSON.parse(answer.text)).toSatisfy(
          (body: { message?: string; errors?: unknown[] }) =>
            Boolean(body.message ?? body.errors?.length),
        );
      }
      expect((await person.ask('{ me { verificationPending } }')).me.verificationPending).toBe(
        false,
      );
    },
  );

  it('is read at a price that its length can not drive up', async () => {
    const newPassword = `${'1'.repeat(200 * 1024)}a`;
    expect(
      await postJson(
        `${app.url}/api/auth/reset-password`,
        { email: person.email, otp: '123456', newPassword },
        // A visitor's body of that length is not read at all.
        headers('application/json'),
      ),
    ).toMatchObject({ status: 400 });
  });

  it('is called too large by what is too large', async () => {
    expect(
      await postJson(
        `${app.url}/api/auth/upload-document`,
        { documentType: 'x'.repeat(300 * 1024) },
        headers('application/json'),
      ),
    ).toMatchObject({ status: 413, text: '{"message":"The body is larger than 256 KB"}' });
    const many = await raw(`${app.url}/api/auth/upload-document`, {
      method: 'POST',
      headers: headers('multipart/form-data; boundary=b'),
      body: `${Array.from({ length: 8 }, (_, n) => field(`f${n}`, 'x'.repeat(40 * 1024))).join('')}--b--\r\n`,
    });
    expect(many).toMatchObject({
      status: 413,
      text: '{"message":"The body is larger than 256 KB"}',
    });
    const large = await raw(`${app.url}/api/auth/upload-document`, {
      method: 'POST',
      headers: headers('multipart/form-data; boundary=b'),
      body: `${field('documentType', 'collegeId')}${file('document', 'x'.repeat(7 * 1024 * 1024))}\r\n--b--\r\n`,
    });
    expect(large).toMatchObject({
      status: 413,
      text: '{"message":"File size must be less than 5MB"}',
    });
  });
});

describe('lists within lists', () => {
  const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const operations = (levels: number): string =>
    `{"query":"query ($search: String) { feedPosts(search: $search) { nodes { id } } }","variables":{"search":${nested(levels)}}}`;
  const headers = () => ({
    authorization: `Bearer ${person.token}`,
    'apollo-require-preflight': 'yes',
  });
  const multipart = (levels: number) => {
    const part = (name: string, text: string): string =>
      `--parts\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    return {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'multipart/form-data; boundary=parts' },
      body: `${part('operations', operations(levels))}${part('map', '{}')}--parts--\r\n`,
    };
  };

  it.each([40, 5000, 30_000])('%i of them are refused, on every way in', async (levels) => {
    const answers = await Promise.all([
      postJson(`${app.url}/api/settings`, `{"theme":${nested(levels)}}`, headers()),
      postJson(`${app.url}/graphql`, operations(levels), headers()),
      postJson(`${app.url}/graphql`, operations(Math.min(levels, 7000))),
      raw(`${app.url}/graphql`, multipart(Math.min(levels, 25_000))),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(text).toContain('nested too deeply');
    }
  });
});
