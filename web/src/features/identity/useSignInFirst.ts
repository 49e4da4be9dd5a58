import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '@/ui';
import { identityMessages } from '@schema/rules/identity-texts';
import { withReturn } from './redirect';
import { useLater } from './useLater';

/** Says that one must sign in, and goes there two seconds later, to come back after. */
export function useSignInFirst(missing: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const later = useLater();
  useEffect(() => {
    if (!missing) return;
    notify.error(identityMessages.signInFirst);
    later(() => void navigate(withReturn('/signin', pathname), { replace: true }));
  }, [missing, later, navigate, pathname]);
}
