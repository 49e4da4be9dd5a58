import { identityMessages } from '@schema/rules/identity/identity-texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/ui';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { useReturnHere } from './useReturnHere';

/**
 * While nobody is signed in: says so, and redirects to the sign-in two seconds later, from where
 * the person comes back.
 */
export function useRedirectToSignIn(isVisitor: boolean): void {
  const navigate = useNavigate();
  const { signIn } = useReturnHere();
  const redirectLater = useDelayedRedirect();
  useEffect(() => {
    if (!isVisitor) return;
    notify.error(identityMessages.signInFirst);
    redirectLater(() => void navigate(signIn, { replace: true }));
  }, [isVisitor, redirectLater, navigate, signIn]);
}
