import { pagePaths } from '@schema/rules/pages/page-paths';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/ui';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { clearStoredRedirect, safePath, withReturn } from '../gate/redirect';
import { storeToken } from '../session/session-token';

type Session = { token: string; redirectTo: string };

/**
 * @returns a function that keeps a session from another place than our own forms, and goes where
 *   the server says: a known person on to `back`, a new one first to the profile, which is to be
 *   completed
 */
export function useEnter() {
  const navigate = useNavigate();
  const redirectLater = useDelayedRedirect();
  /** @param welcome shown for two seconds to a new person, before the profile */
  return async (session: Session | undefined, back: string, welcome?: string): Promise<void> => {
    const to = safePath(session?.redirectTo) ?? pagePaths.feed;
    clearStoredRedirect();
    storeToken(session?.token);
    const isNew = to === pagePaths.createProfile;
    const comesFrom = back !== pagePaths.feed;
    const next = isNew && comesFrom ? withReturn(to, back) : to === pagePaths.feed ? back : to;
    if (!isNew || !welcome) {
      await navigate(next, { replace: true });
      return;
    }
    notify.success(welcome);
    redirectLater(() => void navigate(next, { replace: true }));
  };
}
