import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useSignInWithGoogleMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { clearStoredRedirect, safePath } from '../gate/redirect';
import { storeToken } from '../session/session-token';

/**
 * @returns a function that signs in with Google's credential and goes where the server says;
 *   instead of to the feed, to `back`
 */
export function useGoogleSignIn(failed: string, back: string, done?: string) {
  const navigate = useNavigate();
  const [signIn] = useSignInWithGoogleMutation();
  return async (credential: string) => {
    try {
      const { data } = await signIn({ variables: { credential } });
      const session = data?.signInWithGoogle;
      const to = safePath(session?.redirectTo) ?? '/feed';
      clearStoredRedirect();
      storeToken(session?.token);
      if (done) notify.success(done);
      await navigate(to === '/feed' ? back : to, { replace: true });
    } catch (error) {
      notify.error(errorText(error, failed));
    }
  };
}
