import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { claimsOf, clearToken, getToken } from '@/core/auth';
import { forgetFilesOf } from '@/core/kept-files';
import { removePersistedOf } from '@/core/persisted';

/**
 * @returns a function that removes the token and what this device stored of the person, and goes to
 *   a page for visitors
 */
export function useForgetAccount(): (to: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(
    async (to) => {
      const { sub } = claimsOf(getToken());
      clearToken();
      if (sub) {
        removePersistedOf(sub);
        await forgetFilesOf(sub);
      }
      await client.clearStore();
      await navigate(to);
    },
    [client, navigate],
  );
}
