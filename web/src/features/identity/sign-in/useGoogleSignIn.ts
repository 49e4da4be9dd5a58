import { errorText } from '@/core/errors';
import { useSignInWithGoogleMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { useEnter } from './useEnter';

/**
 * @param back where a known person goes instead of to the feed, and a new one once the profile is
 *   complete
 * @param welcome shown for two seconds to a new person, before the profile is to be completed
 * @returns a function that signs in with Google's credential and goes where the server says
 */
export function useGoogleSignIn(failed: string, back: string, welcome?: string) {
  const enter = useEnter();
  const [signIn] = useSignInWithGoogleMutation();
  return async (credential: string) => {
    try {
      const { data } = await signIn({ variables: { credential } });
      await enter(data?.signInWithGoogle, back, welcome);
    } catch (error) {
      notify.error(errorText(error, failed));
    }
  };
}
