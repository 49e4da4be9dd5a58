import type { ApolloClient } from '@apollo/client';
import { queryMessage } from '@/generated/calls';
import type { ChatMessageFieldsFragment } from '@/generated/documents';

/** A message with new addresses of its file: those it had are valid for minutes. */
export async function freshMessage(
  client: ApolloClient,
  id: string,
): Promise<ChatMessageFieldsFragment | null> {
  const { data } = await queryMessage(client, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.message ?? null;
}
