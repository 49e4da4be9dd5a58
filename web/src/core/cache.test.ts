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
