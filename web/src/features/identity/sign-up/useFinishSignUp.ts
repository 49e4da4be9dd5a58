import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useFinishRegistrationMutation, useVerifyYourselfMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { returnPath } from '../gate/redirect';
import { storeToken } from '../session/session-token';

/**
 * The two ends of the sign-up: `register` leads to the page that one came for, else to the feed,
 * `verify` to the verification; each redirects two seconds later.
 */
export function useFinishSignUp(email: string) {
  const [finishRegistration] = useFinishRegistrationMutation();
  const [verifyYourself] = useVerifyYourselfMutation();
  const [busy, setBusy] = useState<'register' | 'verify' | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const redirectLater = useDelayedRedirect();

  const finish = async (
    which: 'register' | 'verify',
    call: () => Promise<void>,
    to: string,
    failed: string,
  ) => {
    setBusy(which);
    try {
      await call();
      redirectLater(() => void navigate(to, { replace: true }));
    } catch (error) {
      notify.error(errorText(error, failed));
      setBusy(null);
    }
  };

  const register = () =>
    finish(
      'register',
      async () => {
        const { data } = await finishRegistration({ variables: { email } });
        storeToken(data?.finishRegistration.token);
        notify.success(data?.finishRegistration.message || identityMessages.registered);
      },
      returnPath(search),
      identityErrors.registration,
    );

  const verify = () =>
    finish(
      'verify',
      async () => {
        const { data } = await verifyYourself({ variables: { email } });
        storeToken(data?.verifyYourself.token);
        if (data?.verifyYourself.message) notify.success(data.verifyYourself.message);
      },
      pagePaths.verification,
      identityErrors.verification,
    );

  return { register, verify, busy };
}
