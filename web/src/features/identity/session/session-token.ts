import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { setToken } from '@/core/auth';

/**
 * Stores the token that a mutation returned. For another person, the client empties its cache by
 * itself.
 */
export const storeToken = (token: string | null | undefined): void => {
  if (token) setToken(token);
};

/**
 * @returns a function that stores a token of the same person with another role or permission, and
 *   fetches again what is on screen
 */
export function useRenewSession() {
  const client = useApolloClient();
  return useCallback(
    async (token: string | null | undefined) => {
      storeToken(token);
      // A page that cannot be fetched shows its own error.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
    [client],
  );
}
