import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearStoredRedirect, pathAfterProfile, storeRedirect } from '../gate/redirect';
import { useViewer } from '../session/useViewer';

/**
 * On the pages to sign in and up: redirects people who are signed in and have a complete profile.
 * With an incomplete one they stay, and the next sign-in leads to its completion.
 * @param inFlow whether the person is signing in or up on this page right now: then nothing is
 *   redirected
 */
export function useRedirectSignedIn(inFlow = false): { mustComplete: boolean } {
  const { me } = useViewer();
  const { search } = useLocation();
  const navigate = useNavigate();
  const redirected = useRef(false);
  const complete = me?.isProfileComplete;

  useEffect(() => {
    if (complete === undefined || inFlow || redirected.current) return;
    if (!complete) return storeRedirect(pagePaths.createProfile);
    redirected.current = true;
    const to = pathAfterProfile(search);
    clearStoredRedirect();
    void navigate(to, { replace: true });
  }, [complete, inFlow, navigate, search]);

  return { mustComplete: complete === false && !inFlow };
}
