import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearHint, returnPath, storeHint } from './redirect';
import { useViewer } from './useViewer';

/**
 * The entrance is for guests: who comes with a session and a complete profile goes on. An incomplete profile stays,
 * and is led to its completion by the next sign-in. `inside`: the person is in the middle of this very page's flow.
 */
export function useGuest(inside = false): { mustComplete: boolean } {
  const { me } = useViewer();
  const { search } = useLocation();
  const navigate = useNavigate();
  const left = useRef(false);
  const complete = me?.isProfileComplete;

  useEffect(() => {
    if (complete === undefined || inside || left.current) return;
    if (!complete) return storeHint('/create-profile');
    left.current = true;
    const to = returnPath(search);
    clearHint();
    void navigate(to === '/create-profile' ? '/feed' : to, { replace: true });
  }, [complete, inside, navigate, search]);

  return { mustComplete: complete === false && !inside };
}
