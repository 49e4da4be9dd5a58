import type { ApolloClient } from '@apollo/client';
import { errorCode } from '@/core/errors';

import { queryOwnPost, queryOwnPostReading } from '@/generated/calls';

/** The viewer's post about a company and role. */
export type WrittenPost = {
  id: string;
  /** An admin took it away: it is not there to be read, and one does not write a second one. */
  isRemoved: boolean;
};

/**
 * @returns the viewer's post about a company and role; null without one
 * @throws where nobody answers
 */
export async function findOwnPost(
  client: ApolloClient,
  variables: { companyName: string; role: string },
): Promise<WrittenPost | null> {
  const { data } = await queryOwnPost(client, { variables, fetchPolicy: 'no-cache' });
  const id = data?.ownPost;
  if (!id) return null;
  const isRemoved = await queryOwnPostReading(client, {
    variables: { id },
    fetchPolicy: 'no-cache',
  }).then(
    () => false,
    (error: unknown) => errorCode(error) === 'NOT_FOUND',
  );
  return { id, isRemoved };
}
