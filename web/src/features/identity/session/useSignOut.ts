import { useCallback } from 'react';
import { useSignOutMutation } from '@/generated/hooks';
import { useForgetAccount } from './useForgetAccount';

/**
 * @returns a function that signs out, even where the server cannot be reached, and removes what
 *   this device stored of the person
 */
export function useSignOut(): () => Promise<void> {
  const forget = useForgetAccount();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    await signOut().catch(() => undefined);
    await forget('/');
  }, [forget, signOut]);
}
