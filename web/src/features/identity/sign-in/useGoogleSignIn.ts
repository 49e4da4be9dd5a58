import { pagePaths } from '@schema/rules/page-paths';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useSignInWithGoogleMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { clearStoredRedirect, safePath, withReturn } from '../gate/redirect';
import { storeToken } from '../session/session-token';

/**
 * @param back where a known person goes instead of to the feed, and a new one once the profile is
 *   complete
 * @param welcome shown for two seconds to a new person, before the profile is to be completed
 * @returns a function that signs in with Google's credential and goes where the server says
 */
export function useGoogleSignIn(failed: string, back: string, welcome?: string) {
  const navigate = useNavigate();
  const redirectLater = useDelayedRedirect();
  const [signIn] = useSignInWithGoogleMutation();
  return async (credential: string) => {
    try {
      const { data } = await signIn({ variables: { credential } });
      const session = data?.signInWithGoogle;
      const to = safePath(session?.redirectTo) ?? pagePaths.feed;
      clearStoredRedirect();
      storeToken(session?.token);
      const isNew = to === pagePaths.createProfile;
      const comesFrom = back !== pagePaths.feed;
      const next = isNew && comesFrom ? withReturn(to, back) : to === pagePaths.feed ? back : to;
      if (!isNew || !welcome) return await navigate(next, { replace: true });
      notify.success(welcome);
      redirectLater(() => void navigate(next, { replace: true }));
    } catch (error) {
      notify.error(errorText(error, failed));
    }
  };
}
