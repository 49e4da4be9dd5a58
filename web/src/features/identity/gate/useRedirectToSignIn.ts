import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '@/ui';
import { identityMessages } from '@schema/rules/identity-texts';
import { withReturn } from './redirect';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';

/**
 * While nobody is signed in: says so, and redirects to the sign-in two seconds later, from where
 * the person comes back.
 */
export function useRedirectToSignIn(isVisitor: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const redirectLater = useDelayedRedirect();
  useEffect(() => {
    if (!isVisitor) return;
    notify.error(identityMessages.signInFirst);
    redirectLater(() => void navigate(withReturn('/signin', pathname), { replace: true }));
  }, [isVisitor, redirectLater, navigate, pathname]);
}
