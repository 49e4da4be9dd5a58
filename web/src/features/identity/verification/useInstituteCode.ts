import type { Role } from '@schema/rules/college/college';
import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { useState } from 'react';
import { readError } from '@/core/errors';
import { useSendInstituteCodeMutation, useVerifyInstituteCodeMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { isCoolingDown, useCooldown } from '../mailed-code/useCooldown';
import { storeToken } from '../session/session-token';

/** The subject of toasts about the verification: they close on the page that it leads to. */
export const verificationSubject = 'verification';

/**
 * Verifies by a code to the institute email. The server's `otp` is a reference to the code, which
 * is not needed here.
 */
export function useInstituteCode(email: string) {
  const [sendCode] = useSendInstituteCodeMutation();
  const [verifyCode] = useVerifyInstituteCodeMutation();
  const { secondsLeft, start } = useCooldown(`institute.${email}`);
  const [resending, setResending] = useState(false);

  /** @returns the message to show; null where a code was sent so recently that no other one is */
  const send = async (to: string): Promise<string | null> => {
    const key = `institute.${to}`;
    if (isCoolingDown(key)) return null;
    const { data } = await sendCode({ variables: { email: to } });
    start(undefined, key);
    return data?.sendInstituteCode.message || identityMessages.instituteCodeSent;
  };

  const resend = async (): Promise<void> => {
    setResending(true);
    try {
      const message = await send(email);
      if (message) notify.success(message);
    } catch (error) {
      const { text, code, retryAfter } = readError(error, identityErrors.instituteCode);
      if (code === 'RATE_LIMITED') start(retryAfter);
      notify.error(text);
    } finally {
      setResending(false);
    }
  };

  const verify = async (otp: string, role: Role): Promise<void> => {
    const { data } = await verifyCode({ variables: { email, otp } });
    storeToken(data?.verifyInstituteCode.token);
    notify.success(identityMessages.verified[role], { subject: verificationSubject });
  };

  return { send, resend, verify, secondsLeft, resending };
}
