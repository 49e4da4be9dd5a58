import { pagePaths } from '@schema/rules/pages/page-paths';
import { useLocation } from 'react-router-dom';
import { withReturn } from './redirect';

/**
 * The addresses to sign in and up, and to complete one's profile, from which the person comes back
 * to this very place.
 */
export function useReturnHere(): { signIn: string; signUp: string; createProfile: string } {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return {
    signIn: withReturn(pagePaths.signIn, here),
    signUp: withReturn(pagePaths.signUp, here),
    createProfile: withReturn(pagePaths.createProfile, here),
  };
}
