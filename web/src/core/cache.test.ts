import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

const query = gql`query Posts($search: String, $sort: String, $after: String) {
  feedPosts(search: $search, sort: $sort, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }
}`;
const page = (ids: string[], endCursor: string | null) => ({
  feedPosts: {
    __typename: 'PostConnection',
    nodes: ids.map((id) => ({ __typename: 'PostCard', id })),
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});

test('pages are put behind each other, nothing stands there twice, and a new first page begins anew', () => {
  const cache = createCache();
  const write = (ids: string[], endCursor: string | null, variables: object) =>
    cache.writeQuery({ query, variables, data: page(ids, endCursor) });
  const ids = (variables: object) =>
    cache
      .readQuery<ReturnType<typeof page>>({ query, variables })
      ?.feedPosts.nodes.map(({ id }) => id);

  write(['a', 'b'], 'b', { search: 'x' });
  write(['b', 'c'], null, { search: 'x', after: 'b' });
  expect(ids({ search: 'x' })).toEqual(['a', 'b', 'c']);
  expect(ids({ search: 'y' })).toBeUndefined();

  write(['n', 'a'], 'a', { search: 'x' });
  expect(ids({ search: 'x' })).toEqual(['n', 'a']);
});

test('each search and order of the documents is a list of its own', () => {
  const documents = gql`query Verifications($status: String, $search: String, $sort: String) {
    verifications(status: $status, search: $search, sort: $sort) { nodes { id } pageInfo { endCursor hasNextPage } }
  }`;
  const cache = createCache();
  const asked = { status: 'approved', search: 'asha', sort: 'newest' };
  cache.writeQuery({
    query: documents,
    variables: asked,
    data: {
      verifications: {
        __typename: 'VerificationConnection',
        nodes: [{ __typename: 'Verification', id: '1' }],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    },
  });
  expect(cache.readQuery({ query: documents, variables: asked })).not.toBeNull();
  for (const other of [{ search: 'kabir' }, { sort: 'oldest' }])
    expect(cache.readQuery({ query: documents, variables: { ...asked, ...other } })).toBeNull();
});

test('a list that names itself leaves the one beside it as long as it is', () => {
  const cache = createCache();
  const overview = gql`query Overview($search: String) {
    feedPosts(search: $search) @connection(key: "overview") { nodes { id } pageInfo { endCursor hasNextPage } }
  }`;
  cache.writeQuery({ query, variables: { search: 'x' }, data: page(['a', 'b', 'c'], null) });
  cache.writeQuery({ query: overview, variables: { search: 'x' }, data: page(['a'], 'a') });
  const shown = cache.readQuery<ReturnType<typeof page>>({ query, variables: { search: 'x' } });
  expect(shown?.feedPosts.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
