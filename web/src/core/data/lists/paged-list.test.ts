import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { noteReads } from '../reads/reads';
import { pagedList } from './paged-list';

const query = gql`
  query People {
    people {
      nodes
    }
  }
`;

type Data = { people: { nodes: string[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };

const page = (nodes: string[], hasNextPage = true): Data => ({
  people: { nodes, pageInfo: { hasNextPage, endCursor: nodes.at(-1) ?? '' } },
});
const toResult = (result: { data?: Data; previousData?: Data; error?: unknown }) => ({
  observable: { query },
  refetch: vi.fn(() => Promise.resolve()),
  fetchMore: vi.fn(() => Promise.resolve()),
  ...result,
});
const listOf = (result: Parameters<typeof toResult>[0]) =>
  pagedList(toResult(result), ({ people }) => people);

test('rows, and where the next page begins', async () => {
  const result = toResult({ data: page(['Asha', 'Banu']) });
  const list = pagedList(result, ({ people }) => people);
  expect(list).toMatchObject({ rows: ['Asha', 'Banu'], cursor: 'Banu', isStale: false });
  await list.more();
  expect(result.fetchMore).toHaveBeenCalledWith({ variables: { after: 'Banu' } });
  expect(listOf({ data: page(['Asha'], false) }).cursor).toBeNull();
});

test('while a new filter is loading the rows before stay, and end there', () => {
  expect(listOf({ previousData: page(['Asha']) })).toMatchObject({
    rows: ['Asha'],
    cursor: null,
    isStale: true,
  });
});

test('a new filter that fails does not show the rows of the one before', () => {
  const error = new TypeError('Failed to fetch');
  expect(listOf({ previousData: page(['Asha']), error })).toMatchObject({
    rows: undefined,
    cursor: null,
    failure: error,
  });
});

test('rows that could not be refreshed stay, with the error', () => {
  const error = new TypeError('Failed to fetch');
  expect(listOf({ data: page(['Asha']), error })).toMatchObject({
    rows: ['Asha'],
    failure: error,
  });
});

test('where the rows before are another list, none of them are shown for it', () => {
  const before = toResult({ previousData: page(['Asha']) });
  const list = pagedList(before, ({ people }) => people, { keepsRows: false });
  expect(list).toMatchObject({ rows: undefined, isStale: false });
});

test('the next pages may be larger than the first one', async () => {
  const result = toResult({ data: page(['Asha']) });
  await pagedList(result, ({ people }) => people, { nextSize: 30 }).more();
  expect(result.fetchMore).toHaveBeenCalledWith({ variables: { after: 'Asha', first: 30 } });
});

test('what was asked before is no answer to what is read anew', async () => {
  let answer = (): void => undefined;
  const slow = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = () => {
          observer.next({ data: { people: { __typename: 'People', nodes: [] } } });
          observer.complete();
        };
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: noteReads.concat(slow) });
  const earlier = client.query({ query });
  const result = toResult({ data: page(['Asha']) });
  pagedList(result, ({ people }) => people).reread();
  await Promise.resolve();
  expect(result.refetch).not.toHaveBeenCalled();
  answer();
  await earlier;
  await vi.waitFor(() => expect(result.refetch).toHaveBeenCalledOnce());
});
