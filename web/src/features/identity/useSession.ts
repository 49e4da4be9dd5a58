import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { setToken } from '@/core/auth';

/** Stores a token that an identity mutation handed out. For another person the app starts its cache anew by itself. */
export const keepToken = (token: string | null | undefined): void => {
  if (token) setToken(token);
};

/** After a token of the same person with another role or right: what is on screen is fetched again. */
export function useRenew() {
  const client = useApolloClient();
  return useCallback(
    async (token: string | null | undefined) => {
      keepToken(token);
      // A page that could not be fetched again says so itself.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
    [client],
  );
}
