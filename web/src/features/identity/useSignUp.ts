import { useState } from 'react';
import { readError } from '@/core/errors';
import { useSignUpMutation, useVerifySignUpMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { sentCode } from './sent-code';
import { signUpSchema, type SignUpValues } from './sign-up-form';
import { isCooling, useCooldown } from './useCooldown';
import { keepToken } from './useSession';

const purpose = 'signUp';
/** After a reload: the address whose code still works. */
export const signUpCodeSentTo = (): string | null => sentCode.to(purpose);

/** The two calls of sign-up: a code to the address, and the code back. */
export function useSignUp(email: string) {
  const [signUp] = useSignUpMutation();
  const [verifySignUp] = useVerifySignUpMutation();
  const { left, start } = useCooldown(`signUp.${email}`);
  const [resending, setResending] = useState(false);

  const mail = async (values: SignUpValues): Promise<void> => {
    const input = signUpSchema.parse(values);
    const key = `signUp.${values.email}`;
    if (isCooling(key)) return;
    const { data } = await signUp({ variables: { input } });
    start(undefined, key);
    sentCode.keep(purpose, values.email);
    notify.success(data?.signUp.message || identityMessages.signUpCodeSent);
  };

  /** Back from the code step, or from a reload, without a new address: the code that was sent still stands. */
  const send = async (values: SignUpValues): Promise<void> => {
    if (!sentCode.stands(purpose, values.email)) await mail(values);
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
      variables: { input: signUpSchema.parse(values), emailOtp },
    });
    sentCode.forget(purpose);
    keepToken(data?.verifySignUp.token);
    notify.success(data?.verifySignUp.message || identityMessages.codeVerified);
  };

  return { send, resend, verify, left, resending };
}
