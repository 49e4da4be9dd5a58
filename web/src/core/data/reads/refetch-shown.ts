import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { largestPage } from '@schema/rules/lists/paging';
import type { DocumentNode } from 'graphql';
import { rereadAfter } from './reads';

/**
 * Reads a list that is loaded page after page again: as many entries as are shown of it, in one
 * page, so that it keeps its length.
 * @param shown how many are shown now @param pageSize how many its first page has
 */
export const refetchShown = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables & { first?: number | null }>,
  { variables, shown, pageSize }: { variables: Variables; shown: number; pageSize: number },
): Promise<unknown> => {
  const first = Math.min(Math.max(shown, pageSize), largestPage);
  return rereadAfter(query, () =>
    client.query({ query, variables: { ...variables, first }, fetchPolicy: 'network-only' }),
  );
};

const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((one) => one.kind === 'OperationDefinition')?.name?.value;

/**
 * Reads the lists of a query that are on the page again, each as long as it is now. The others are
 * fetched when they are opened.
 * @param nodesOf where the list stands in the query's data
 */
export function refetchShownLists<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables & { first?: number | null }>,
  nodesOf: (data: Data) => readonly unknown[],
): void {
  for (const { queryName, variables } of client.getObservableQueries()) {
    if (queryName !== nameOf(query)) continue;
    const asked = variables as Variables & { first?: number | null };
    const data = client.readQuery<Data>({ query, variables: asked });
    const shown = data ? nodesOf(data).length : 0;
    const pageSize = asked.first ?? 0;
    void refetchShown(client, query, { variables: asked, shown, pageSize }).catch(() => undefined);
  }
}
