import { gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './apollo';
import { getToken, setToken } from './auth';

const client = createClient(new InMemoryCache());

const token = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 60 }))}.s`;
const me = gql`query Me { me { id } }`;
const ask = () =>
  client.query({ query: me, fetchPolicy: 'network-only' }).catch((error: unknown) => error);

/** The server's next answers. */
const answers = (
  status: number,
  body: object,
  type = 'application/graphql-response+json; charset=utf-8',
) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(
        new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }),
      ),
    ),
  );

beforeEach(() => setToken(token('me')));

test.each([
  'application/graphql-response+json; charset=utf-8',
  'application/graphql-response+json',
])(
  'a 401 is read like any answer (%s), and the token that it was about is no token any more',
  async (type) => {
    answers(
      401,
      {
        errors: [
          { message: 'Please sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } },
        ],
        data: { me: null },
      },
      type,
    );
    const error = await ask();
    expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.message).toBe(
      'Please sign in to continue.',
    );
    expect(getToken()).toBeNull();
  },
);

test('a wrong password or credential says nothing about the token that was sent along', async () => {
  answers(401, {
    errors: [
      {
        message: 'Invalid email or password',
        extensions: { code: 'UNAUTHENTICATED', reason: 'wrongCredentials' },
      },
    ],
  });
  const error = await ask();
  expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.message).toBe(
    'Invalid email or password',
  );
  expect(getToken()).not.toBeNull();
});

test('a token that came meanwhile stays', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => {
      setToken(token('next'));
      return Promise.resolve(
        new Response(
          JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }),
          { status: 401, headers: { 'content-type': 'application/graphql-response+json' } },
        ),
      );
    }),
  );
  await ask();
  expect(getToken()).not.toBeNull();
});

test.each([429, 503, 400])(
  'other refusals (%d) keep their words, and sign nobody out',
  async (status) => {
    answers(status, {
      errors: [
        {
          message: 'Too many requests. Please try again later.',
          extensions: { code: 'RATE_LIMITED', retryAfter: 5 },
        },
      ],
    });
    const error = await ask();
    expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 5,
    });
    expect(getToken()).not.toBeNull();
  },
);

test('a read is asked for again while the server is away, a change never', async () => {
  vi.useFakeTimers();
  const away = {
    errors: [{ message: 'Later', extensions: { code: 'UNAVAILABLE', retryAfter: 1 } }],
  };
  const json = (status: number, body: object) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(json(503, away))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(json(200, { data: { me: { id: '1' } } })));
  vi.stubGlobal('fetch', fetched);
  const answered = ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answered).toMatchObject({ data: { me: { id: '1' } } });
  expect(fetched).toHaveBeenCalledTimes(3);

  fetched.mockClear().mockImplementation(() => Promise.resolve(json(503, away)));
  const like = client
    .mutate({ mutation: gql`mutation Like { like }` })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(CombinedGraphQLErrors.is(await like)).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);

  // Who stays away is told of in the end.
  fetched.mockClear();
  const refused = ask();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(CombinedGraphQLErrors.is(await refused)).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

describe('variables', () => {
  const mutation = gql`
    mutation Send($document: Upload, $type: String) {
      ok(document: $document, type: $type)
    }
  `;
  const sent = async (variables: Record<string, unknown>) => {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.resolve(
        new Response(JSON.stringify({ data: { ok: true } }), {
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );
    vi.stubGlobal('fetch', fetched);
    await client.mutate({ mutation, variables });
    return fetched.mock.calls[0]?.[1];
  };

  test('with a file go as the multipart request says', async () => {
    const file = new File(['hello'], 'id.png', { type: 'image/png' });
    const options = await sent({ document: file, type: 'collegeId' });
    const body = options?.body as FormData;
    expect(JSON.parse(String(body.get('operations')))).toMatchObject({
      operationName: 'Send',
      variables: { document: null, type: 'collegeId' },
    });
    expect(JSON.parse(String(body.get('map')))).toEqual({ 1: ['variables.document'] });
    expect(body.get('1')).toMatchObject({ name: 'id.png', size: 5 });
    const headers = new Headers(options?.headers);
    expect(headers.get('apollo-require-preflight')).toBe('true');
    expect(headers.get('content-type')).toBeNull();
  });

  test('without a file stay plain JSON', async () => {
    const options = await sent({ type: 'collegeId' });
    expect(JSON.parse(String(options?.body))).toMatchObject({ variables: { type: 'collegeId' } });
  });
});
