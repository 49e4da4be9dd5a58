import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { claimsOf, clearToken, getToken } from '@/core/auth';
import { forgetDrafts } from '@/core/drafts';
import { useSignOutMutation } from '@/generated/hooks';

/** Ends the session here even when the server can't be reached, and forgets what was on screen. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    const { sub } = claimsOf(getToken());
    await signOut().catch(() => undefined);
    clearToken();
    if (sub) forgetDrafts(sub);
    await client.clearStore();
    await navigate('/');
  }, [client, navigate, signOut]);
}
