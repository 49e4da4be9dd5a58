import { gql, InMemoryCache } from '@apollo/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../apollo';
import { setToken } from '../../auth';

const client = createClient(new InMemoryCache());

const tokenOf = (sub: string) =>
  `h.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 60 }))}.s`;
const query = gql`query Posts($first: Int) { posts(first: $first) }`;
const json = (status: number, body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  );
const fetched = vi.fn<typeof fetch>();

/** What theme.js has sent, and what came back. */
const sent = (response: Promise<Response>, by: string) => {
  response.catch(() => undefined);
  window.earlyAnswers = [
    {
      request: JSON.stringify({ operationName: 'Posts', query: '', variables: { first: 6 } }),
      token: by,
      response,
    },
  ];
};
const ask = async (first = 6) => {
  const { data } = await client.query<{ posts: string }>({
    query,
    variables: { first },
    fetchPolicy: 'network-only',
  });
  return data?.posts;
};

const token = tokenOf('me');
beforeAll(async () => {
  setToken(token);
  // The client empties its cache for another person, a moment later.
  await new Promise((resolve) => setTimeout(resolve));
});
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => json(200, { data: { posts: 'late' } }));
  vi.stubGlobal('fetch', fetched);
  // The page was opened just now, however long the tests before took.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});

test('the first question is answered by what was asked for beside the code, the next by the server', async () => {
  sent(json(200, { data: { posts: 'early' } }), token);
  expect(await ask()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await ask()).toBe('late');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('it is asked for again where it failed', async () => {
  sent(json(503, {}), token);
  expect(await ask()).toBe('late');
  sent(Promise.reject(new TypeError('Failed to fetch')), token);
  expect(await ask()).toBe('late');
});

test('it answers nothing else, and nobody else', async () => {
  sent(json(200, { data: { posts: 'early' } }), token);
  expect(await ask(20)).toBe('late');
  sent(json(200, { data: { posts: 'early' } }), tokenOf('another'));
  expect(await ask()).toBe('late');
});
