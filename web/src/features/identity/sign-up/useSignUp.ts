import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { useState } from 'react';
import { readError } from '@/core/errors';
import { useSignUpMutation, useVerifySignUpMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { sentCode } from '../mailed-code/sent-code';
import { isCoolingDown, useCooldown } from '../mailed-code/useCooldown';
import { storeToken } from '../session/session-token';
import { type SignUpValues, signUpSchema } from './sign-up-form';

const purpose = 'signUp';
/** The address to which a code was sent that is still valid. */
export const signUpCodeSentTo = (): string | null => sentCode.address(purpose);

/** Signs up: sends a code to the address, and takes the code back. */
export function useSignUp(email: string) {
  const [signUp] = useSignUpMutation();
  const [verifySignUp] = useVerifySignUpMutation();
  const { secondsLeft, start } = useCooldown(`signUp.${email}`);
  const [resending, setResending] = useState(false);

  const mail = async (values: SignUpValues): Promise<void> => {
    const input = signUpSchema().parse(values);
    const key = `signUp.${values.email}`;
    if (isCoolingDown(key)) return;
    const { data } = await signUp({ variables: { input } });
    start(undefined, key);
    sentCode.remember(purpose, values.email);
    notify.success(data?.signUp.message || identityMessages.signUpCodeSent);
  };

  /**
   * Sends a code, unless one that was sent to the same address is still valid: after a reload, or
   * back from the code step.
   */
  const send = async (values: SignUpValues): Promise<void> => {
    if (!sentCode.isValidFor(purpose, values.email)) await mail(values);
  };

  const resend = async (values: SignUpValues): Promise<void> => {
    setResending(true);
    try {
      await mail(values);
    } catch (error) {
      const { text, code, retryAfter } = readError(error, identityErrors.sendCode);
      if (code === 'RATE_LIMITED') start(retryAfter);
      notify.error(text);
    } finally {
      setResending(false);
    }
  };

  const verify = async (values: SignUpValues, emailOtp: string): Promise<void> => {
    const { data } = await verifySignUp({
      variables: { input: signUpSchema().parse(values), emailOtp },
    });
    sentCode.forget(purpose);
    storeToken(data?.verifySignUp.token);
    notify.success(data?.verifySignUp.message || identityMessages.codeVerified);
  };

  return { send, resend, verify, secondsLeft, resending };
}
