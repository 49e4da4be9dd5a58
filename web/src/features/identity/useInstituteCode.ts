import { useState } from 'react';
import { readError } from '@/core/errors';
import { useSendInstituteCodeMutation, useVerifyInstituteCodeMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import type { Role } from '@schema/rules/college';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { isCooling, useCooldown } from './useCooldown';
import { keepToken } from './useSession';

/** What is said of it is of no use on the page that it leads to. */
export const verifying = 'verifying';

/** The code to the institute email, and back. The answer's `otp` is a reference that nothing here needs. */
export function useInstituteCode(email: string) {
  const [sendCode] = useSendInstituteCodeMutation();
  const [verifyCode] = useVerifyInstituteCodeMutation();
  const { left, start } = useCooldown(`institute.${email}`);
  const [resending, setResending] = useState(false);

  /** What is to be said; null while a code that was just sent is on its way. */
  const send = async (to: string): Promise<string | null> => {
    const key = `institute.${to}`;
    if (isCooling(key)) return null;
    const { data } = await sendCode({ variables: { email: to } });
    start(undefined, key);
    return data?.sendInstituteCode.message || identityMessages.instituteCodeSent;
  };

  const resend = async (): Promise<void> => {
    setResending(true);
    try {
      const said = await send(email);
      if (said) notify.success(said);
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
    keepToken(data?.verifyInstituteCode.token);
    notify.success(identityMessages.verified[role], { about: verifying });
  };

  return { send, resend, verify, left, resending };
}
