import type { ApolloClient } from '@apollo/client';
import { errorCode } from '@/core/errors';
import { OwnPost, OwnPostReading } from '@/generated/documents';

/** The viewer's post about a company and role. */
export type WrittenPost = {
  id: string;
  /** An admin took it away: it is not there to be read, and one does not write a second one. */
  isRemoved: boolean;
};

/**
 * @returns the viewer's post about a company and role; null without one, and where nobody answered
 */
export async function findOwnPost(
  client: ApolloClient,
  variables: { companyName: string; role: string },
): Promise<WrittenPost | null> {
  const answer = await client
    .query({ query: OwnPost, variables, fetchPolicy: 'no-cache' })
    .catch(() => null);
  const id = answer?.data?.ownPost;
  if (!id) return null;
  const isRemoved = await client
    .query({ query: OwnPostReading, variables: { id }, fetchPolicy: 'no-cache' })
    .then(
      () => false,
      (error: unknown) => errorCode(error) === 'NOT_FOUND',
    );
  return { id, isRemoved };
}
