import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useRefetchItem } from '../../live/useRefetchItem';
import { noteReads } from './reads';
import { refetchShown } from './refetch-shown';

const query = gql`
  query Book($id: ID, $first: Int) {
    book(id: $id, first: $first)
  }
`;

/** A server that answers when it is told to, and what it was asked. */
function slowServer() {
  const asked: ((title: string) => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push((book) => {
          observer.next({ data: { book } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link: noteReads.concat(server), cache: new InMemoryCache() });
  return { asked, client };
}

const cachedBook = (client: ApolloClient, variables: object) =>
  client.readQuery<{ book: string }>({ query, variables })?.book;

test('a list that is read anew while it is on its way does not end with the older answer', async () => {
  const { asked, client } = slowServer();
  const variables = { first: 20 };
  const early = client.query({ query, variables, fetchPolicy: 'network-only' });
  const reread = refetchShown(client, query, { variables: {}, shown: 3, pageSize: 20 });
  asked[0]?.('as it was');
  await early;
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.('as it is');
  await reread;
  expect(cachedBook(client, variables)).toBe('as it is');
});

test('nor does an item', async () => {
  const { asked, client } = slowServer();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => useRefetchItem({ query, id: '7', typename: 'Book', fallback: 'Not loaded' }),
    { wrapper },
  );
  const variables = { id: '7' };
  const early = client.query({ query, variables, fetchPolicy: 'network-only' });
  const reread = result.current.readAgain();
  asked[0]?.('as it was');
  await early;
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.('as it is');
  await act(() => reread);
  expect(cachedBook(client, variables)).toBe('as it is');
});
