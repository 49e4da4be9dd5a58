import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { claimsOf, clearToken, getToken } from '@/core/auth';
import { removePersistedOf } from '@/core/persisted';
import { useSignOutMutation } from '@/generated/hooks';

/**
 * @returns a function that signs out, even where the server cannot be reached, and removes what
 *   this device stored of the person
 */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    const { sub } = claimsOf(getToken());
    await signOut().catch(() => undefined);
    clearToken();
    if (sub) removePersistedOf(sub);
    await client.clearStore();
    await navigate('/');
  }, [client, navigate, signOut]);
}
