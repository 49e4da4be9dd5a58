import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureRows } from '../../src/app.ts';
import { buildSchema } from '../../src/schema.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { hostileValue, isUploadField, lists, operationOf, tries } from '../support/hostile.ts';
import { postJson, raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
let superAdmin: Person;
let postId: string;
beforeAll(async () => {
  app = await startTestApp({
    limits: Object.fromEntries(
      [
        'codeMailsPerMinute',
        'codeMailsPerHour',
        'codeMailsPerDay',
        'uploads',
        'wrongPasswordsPerAccount',
      ].map((name) => [name, { points: 100_000, seconds: 60 }]),
    ),
  });
  person = await anAlumnus(app);
  superAdmin = await anAlumnus(app, { isAdmin: true, isSuperAdmin: true });
  postId = await aPost(person);
  // A while after signing in, deleting the account takes the password: it is still there for the
  // next test.
  app.clock.advance(3600);
});
afterAll(() => app.close());

const schema = buildSchema();
const id = '01900000-0000-7000-8000-000000000000';
const cursor = (keys: unknown): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Texts that are no cursor of any list, or almost one. */
const cursors = (sort = 'new'): string[] => [
  '',
  'x',
  '\u0000',
  '%',
  '\uD800',
  'x'.repeat(9000),
  cursor(null),
  cursor(1),
  cursor({}),
  cursor([]),
  cursor('x'),
  cursor([id]),
  cursor(['x']),
  cursor([null]),
  cursor([[id]]),
  cursor([{ toString: 1 }]),
  cursor([`${id}\u0000`]),
  ...[
    1e300,
    -1e300,
    9_999_999_999_999,
    -9_999_999_999_999,
    1e15,
    8.7e15,
    2 ** 31,
    0,
    -0,
    1.5,
    '1',
    null,
    true,
    [],
    '9'.repeat(400),
  ].flatMap((key) => [
    cursor([sort, key, id]),
    cursor([key, id]),
    cursor([id, key]),
    cursor([key]),
  ]),
  cursor([sort, 1, 'x']),
  cursor([sort, 1, id, id]),
  cursor([sort, 1]),
  cursor(['other', 1, id]),
  cursor(Array(10_000).fill(1)),
];

/** No answer may be a failure of ours. */
const isOurs = (answer: { status: number; errors?: { extensions: { code: string } }[] }): boolean =>
  answer.status >= 500 ||
  (answer.errors ?? []).some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR');

describe('a cursor of no list', () => {
  const all = lists(schema, (field, arg) =>
    JSON.stringify(
      arg === 'id' || arg === 'userId' || arg === 'postId'
        ? field === 'post'
          ? 'POST'
          : 'PERSON'
        : 'x',
    ),
  );

  it.each(all)('of $name is refused, never a failure', async ({ document, sorts }) => {
    for (const sort of sorts) {
      const query = document(sort)
        .replaceAll('"POST"', JSON.stringify(postId))
        .replaceAll('"PERSON"', JSON.stringify(person.id));
      const proper = await person.graphql(query, { first: 1 });
      expect(isOurs(proper)).toBe(false);
      for (const after of cursors(sort)) {
        const answer = await person.graphql(query, { after, first: 1 });
        expect([after.slice(0, 80), isOurs(answer)]).toEqual([after.slice(0, 80), false]);
      }
      for (const first of [0, -1, 101, 2_147_483_647, -2_147_483_648, 1.5, '1', [], true])
        expect([first, isOurs(await person.graphql(query, { first }))]).toEqual([first, false]);
    }
  });

  it('differs from a valid one', async () => {
    const feed = 'query ($after: String) { feedPosts(first: 1, after: $after) { nodes { id } } }';
    for (const after of [
      cursor(['recentlyActive', 1e300, id]),
      cursor(['mostViewed', 1, id]),
      'x',
    ]) {
      expect(await person.refused(feed, { after })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'after is not a cursor of this list',
      });
    }
  });
});

// Fields and rows of admins refuse everybody else before they read what was sent.
describe.each([
  { who: 'an alumnus', by: () => person },
  { who: 'a super admin', by: () => superAdmin },
])('hostile values of $who', ({ by }) => {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const fields = roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) => field.args.length > 0 && !isUploadField(field))
      .map((field) => ({ kind, field })),
  );

  it.each(fields)('in $kind $field.name are never a failure', async ({ kind, field }) => {
    const query = operationOf(kind, field);
    for (let turn = 0; turn < tries; turn += 1) {
      const variables = Object.fromEntries(
        field.args.map((arg) => [arg.name, hostileValue(arg.type, turn)]),
      );
      const answer = await postJson(
        `${app.url}/graphql`,
        { query, variables },
        { authorization: `Bearer ${by().token}` },
      );
      expect(
        [turn, answer.status >= 500 || answer.text.includes('INTERNAL_SERVER_ERROR')],
        JSON.stringify(variables).slice(0, 500),
      ).toEqual([turn, false]);
    }
  });

  it('in the bodies and addresses of REST calls are never a failure', async () => {
    const { restRows } = await featureRows();
    const bodies = [
      '[]',
      'null',
      '1',
      '"x"',
      '{}',
      '{"email":{},"search":[],"newRole":{"$ne":1}}',
      '{"a":'.repeat(3000),
      JSON.stringify(
        Object.fromEntries(
          ['email', 'password', 'content', 'companyName', 'role', 'rounds'].map((name) => [
            name,
            '\u0000',
          ]),
        ),
      ),
    ];
    for (const { method, path } of restRows) {
      for (const value of ['x', '%00', '%F0%9F%92%A5', 'x'.repeat(500), id, '..%2f..%2fetc']) {
        const address = `${app.url}${path.replace(/\{\w+\}/g, value)}`;
        for (const body of method === 'GET' ? [''] : bodies) {
          const { status } =
            method === 'GET'
              ? await raw(`${address}?search=${value}&limit=${value}&sort=${value}`, {
                  headers: { authorization: `Bearer ${by().token}` },
                })
              : await raw(address, {
                  method,
                  headers: {
                    authorization: `Bearer ${by().token}`,
                    'content-type': 'application/json',
                  },
                  body,
                });
          expect([method, path, value, body.slice(0, 60), status < 500]).toEqual([
            method,
            path,
            value,
            body.slice(0, 60),
            true,
          ]);
        }
        if (!path.includes('{') && method !== 'GET') break;
      }
    }
  });
});
