import { useCallback } from 'react';
import { useSignOutMutation } from '@/generated/hooks';
import { useForgetAccount } from './useForgetAccount';

/**
 * @param to the page that is open afterwards
 * @returns a function that signs out, even where the server cannot be reached, and removes what
 *   this device stored of the person
 */
export function useSignOut(to = '/'): () => Promise<void> {
  const forget = useForgetAccount();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    await signOut().catch(() => undefined);
    await forget(to);
  }, [forget, signOut, to]);
}
