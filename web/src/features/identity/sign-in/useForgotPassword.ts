import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { useState } from 'react';
import { readError } from '@/core/errors';
import { useForgotPasswordMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { isCoolingDown, useCooldown } from '../mailed-code/useCooldown';

/** Mails a code for a new password; within a minute after one, no other is sent. */
export function useForgotPassword(email: string) {
  const [forgotPassword] = useForgotPasswordMutation();
  const { secondsLeft, start } = useCooldown(`reset.${email}`);
  const [busy, setBusy] = useState(false);

  const send = async (to: string): Promise<void> => {
    if (isCoolingDown(`reset.${to}`)) return;
    const { data } = await forgotPassword({ variables: { email: to } });
    start(undefined, `reset.${to}`);
    notify.success(data?.forgotPassword.message || identityMessages.resetCodeSent);
  };

  /** @returns whether a code was sent; otherwise the error is shown */
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

  return { send, trySend, secondsLeft, busy };
}
