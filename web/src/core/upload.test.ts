import { ApolloClient, gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';
import { fetchWithFiles, filesLink } from './upload.ts';

const send = async (variables: Record<string, unknown>) => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(JSON.stringify({ data: { ok: true } }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      filesLink,
      new HttpLink({ uri: 'http://here/graphql', fetch: fetchWithFiles }),
    ]),
  });
  await client.mutate({
    mutation: gql`mutation Send($document: Upload, $type: String) { ok(document: $document, type: $type) }`,
    variables,
  });
  const [, options] = fetch.mock.calls[0] ?? [];
  return options;
};

test('a file goes as the multipart request says', async () => {
  const file = new File(['hello'], 'id.png', { type: 'image/png' });
  const options = await send({ document: file, type: 'collegeId' });
  const body = options?.body as FormData;
  expect(JSON.parse(String(body.get('operations')))).toMatchObject({
    operationName: 'Send',
    variables: { document: null, type: 'collegeId' },
  });
  expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.document'] });
  expect(body.get('0')).toMatchObject({ name: 'id.png', size: 5 });
  const headers = new Headers(options?.headers);
  expect(headers.get('apollo-require-preflight')).toBe('true');
  expect(headers.get('content-type')).toBeNull();
});

test('without a file it stays plain JSON', async () => {
  const options = await send({ type: 'collegeId' });
  expect(JSON.parse(String(options?.body))).toMatchObject({ variables: { type: 'collegeId' } });
});
