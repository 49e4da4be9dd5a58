import { InMemoryCache } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createClient } from '../../apollo.ts';
import { hashOfTrusted, trustedDocument } from './lazy-document.ts';

const query = trustedDocument('abc', 'query Me{me{id friend{id}}}');
const client = createClient(new InMemoryCache());
const person = { __typename: 'Me', id: '1', friend: { __typename: 'Me', id: '2' } };
const unknown = {
  errors: [
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ],
};

/** What the server was sent, one answer after the other. */
async function asked(...answers: object[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const answer of answers)
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    );
  vi.stubGlobal('fetch', fetched);
  const { data } = await client.query({ query, fetchPolicy: 'network-only' });
  expect(data).toEqual({ me: person });
  return fetched.mock.calls.map(
    ([, options]) => JSON.parse(String(options?.body)) as { query?: string },
  );
}

test('a document of ours is sent as its hash', async () => {
  expect(hashOfTrusted(query)).toBe('abc');
  expect(await asked({ data: { me: person } })).toEqual([
    {
      operationName: 'Me',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    },
  ]);
});

test('a server of another version gets the text as well', async () => {
  const [, again] = await asked(unknown, { data: { me: person } });
  expect(again).toMatchObject({ operationName: 'Me' });
  expect(again?.query).toContain('friend {\n      id\n      __typename');
});
