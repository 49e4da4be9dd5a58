import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What is given beside the document: nothing need be, where no variable has to be. */
type Given<Options> = object extends Options ? [options?: Options] : [options: Options];

export type QueryArguments<Data, Variables extends OperationVariables> = Given<
  Omit<ApolloClient.QueryOptions<Data, Variables>, 'query'>
>;
export type MutationArguments<Data, Variables extends OperationVariables> = Given<
  Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation'>
>;

/** Asks the client once, outside of what is drawn: for the functions of `generated/calls.ts`. */
export const query = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  ...[options]: QueryArguments<Data, Variables>
) => client.query({ ...options, query: document } as ApolloClient.QueryOptions<Data, Variables>);

/** Has the client change something, in the same way. */
export const mutate = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  ...[options]: MutationArguments<Data, Variables>
) =>
  client.mutate({ ...options, mutation: document } as ApolloClient.MutateOptions<Data, Variables>);
