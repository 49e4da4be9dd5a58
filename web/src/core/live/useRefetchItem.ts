import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { rereadAfter } from '../data/reads/reads';
import { type ReadError, readError } from '../errors';
import { isPermanentError } from './useLiveSubscription';

type Options = {
  /** What reads it, by its `id`. */
  query: DocumentNode;
  id: string;
  /** Its entry in the cache, which goes when it is not there any more. */
  typename: string;
  /** Said where the server has no words for the failure. */
  fallback: string;
  /** Whether a refusal means nothing: whoever deletes an item knows. */
  isExpected?: () => boolean;
};

/**
 * Reads an item again while it is on the screen.
 * @returns `refusal`: why it may not be read any more; `readAgain`: answers whether it could be
 *   read
 */
export function useRefetchItem({ query, id, typename, fallback, isExpected }: Options): {
  refusal: ReadError | null;
  readAgain: () => Promise<boolean>;
} {
  const client = useApolloClient();
  const [refusal, setRefusal] = useState<ReadError | null>(null);
  const readAgain = () =>
    rereadAfter(query, () =>
      client.query({ query, variables: { id }, fetchPolicy: 'network-only' }),
    ).then(
      () => true,
      (error: unknown) => {
        if (!isPermanentError(error) || isExpected?.()) return false;
        const reason = readError(error, fallback);
        setRefusal(reason);
        if (reason.code === 'NOT_FOUND') client.cache.evict({ id: `${typename}:${id}` });
        return false;
      },
    );
  return { refusal, readAgain };
}
