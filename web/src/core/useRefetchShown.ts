import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { largestPage } from '@schema/rules/paging';

type Options<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables & { first?: number | null }>;
  /** How many entries the list shows now. */
  shown: number;
  /** How many its first page has. */
  pageSize: number;
};

/**
 * For a list that loads page after page: reads again as many entries as it shows, in one page, so
 * that it keeps its length. It takes the query's other variables.
 */
export function useRefetchShown<Data, Variables extends OperationVariables>({
  query,
  shown,
  pageSize,
}: Options<Data, Variables>): (variables: Variables) => Promise<unknown> {
  const client = useApolloClient();
  const first = Math.min(Math.max(shown, pageSize), largestPage);
  return (variables) =>
    client.query({ query, variables: { ...variables, first }, fetchPolicy: 'network-only' });
}
