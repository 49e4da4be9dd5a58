import { useCallback } from 'react';
import { getToken } from '@/core/auth';
import { keepalive } from '@/core/data/keepalive';
import { useSignOutMutation } from '@/generated/hooks';
import { useForgetAccount } from './useForgetAccount';

/**
 * @param to the page that is open afterwards
 * @returns a function that signs out at once, whatever the line does, and removes what this device
 *   stored of the person; the server ends the session as soon as it is reached
 */
export function useSignOut(to = '/'): () => Promise<void> {
  const forget = useForgetAccount();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    // The token goes before the request is sent: it names the session itself.
    const headers = { authorization: `Bearer ${getToken() ?? ''}` };
    void signOut({ context: { ...keepalive, headers } }).catch(() => undefined);
    await forget(to);
  }, [forget, signOut, to]);
}
