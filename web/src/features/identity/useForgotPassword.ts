import { useState } from 'react';
import { readError } from '@/core/errors';
import { useForgotPasswordMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { isCooling, useCooldown } from './useCooldown';

/** Mails a code for a new password. Within the minute after one the code that was sent still stands. */
export function useForgotPassword(email: string) {
  const [forgotPassword] = useForgotPasswordMutation();
  const { left, start } = useCooldown(`reset.${email}`);
  const [busy, setBusy] = useState(false);

  const send = async (to: string): Promise<void> => {
    if (isCooling(`reset.${to}`)) return;
    const { data } = await forgotPassword({ variables: { email: to } });
    start(undefined, `reset.${to}`);
    notify.success(data?.forgotPassword.message || identityMessages.resetCodeSent);
  };

  /** Resolves to whether a code is on its way. */
  const trySend = async (to: string): Promise<boolean> => {
    setBusy(true);
    try {
      await send(to);
      return true;
    } catch (error) {
      const { text, code, retryAfter } = readError(error, identityErrors.sendCode);
      if (code === 'RATE_LIMITED') start(retryAfter, `reset.${to}`);
      notify.error(text);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { send, trySend, left, busy };
}
