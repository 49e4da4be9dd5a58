import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useFinishRegistrationMutation, useVerifyYourselfMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { keepToken } from './useSession';
import { useLater } from './useLater';

/** The two ends of sign-up: into the feed, or on to college verification; each two seconds after its success. */
export function useFinish(email: string, onDone: () => void) {
  const [finishRegistration] = useFinishRegistrationMutation();
  const [verifyYourself] = useVerifyYourselfMutation();
  const [busy, setBusy] = useState<'register' | 'verify' | null>(null);
  const navigate = useNavigate();
  const later = useLater();

  const end = async (
    which: 'register' | 'verify',
    call: () => Promise<void>,
    to: string,
    failed: string,
  ) => {
    setBusy(which);
    try {
      await call();
      later(() => {
        onDone();
        void navigate(to, { replace: true });
      });
    } catch (error) {
      notify.error(errorText(error, failed));
      setBusy(null);
    }
  };

  const register = () =>
    end(
      'register',
      async () => {
        const { data } = await finishRegistration({ variables: { email } });
        keepToken(data?.finishRegistration.token);
        notify.success(data?.finishRegistration.message || identityMessages.registered);
      },
      '/feed',
      identityErrors.registration,
    );

  const verify = () =>
    end(
      'verify',
      async () => {
        const { data } = await verifyYourself({ variables: { email } });
        keepToken(data?.verifyYourself.token);
        if (data?.verifyYourself.message) notify.success(data.verifyYourself.message);
      },
      '/verification',
      identityErrors.verification,
    );

  return { register, verify, busy };
}
