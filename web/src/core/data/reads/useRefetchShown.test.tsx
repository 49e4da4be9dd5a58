import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useRefetchShown } from './useRefetchShown';

const query = gql`
  query Numbers($of: String!, $first: Int) {
    numbers(of: $of, first: $first)
  }
`;

function refetchWith(shown: number) {
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return new Observable((observer) => {
      observer.next({ data: { numbers: [] } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useRefetchShown({ query, shown, pageSize: 20 }), { wrapper });
  return { refetch: result.current, asked };
}

test.each([
  ['a first page that is not full', 3, 20],
  ['several pages', 45, 45],
  ['more than the server gives at once', 240, 100],
])('%s', async (_name, shown, first) => {
  const { refetch, asked } = refetchWith(shown);
  await refetch({ of: 'primes' });
  expect(asked).toEqual([{ of: 'primes', first }]);
});
