import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refetchShown } from './refetch-shown';

type Options<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables & { first?: number | null }>;
  /** How many entries the list shows now. */
  shown: number;
  /** How many its first page has. */
  pageSize: number;
};

/** `refetchShown` for a list that a component shows. It takes the query's other variables. */
export function useRefetchShown<Data, Variables extends OperationVariables>({
  query,
  ...lengths
}: Options<Data, Variables>): (variables: Variables) => Promise<unknown> {
  const client = useApolloClient();
  return (variables) => refetchShown(client, query, { variables, ...lengths });
}
