import { identityErrors, mailedSignInTexts as texts } from '@schema/rules/identity/identity-texts';
import { useState } from 'react';
import { readError } from '@/core/errors';
import { useMailSignInMutation, useSignInByMailMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { isCoolingDown, useCooldown } from '../mailed-code/useCooldown';
import { storeToken } from '../session/session-token';
import { mailedSignIn } from './mailed-sign-in';

const cooldownOf = (email: string): string => `signIn.${email}`;

/**
 * Signing in by a mail: asks for it, and enters its code.
 * @param email to whom the last one went
 * @param back where the person was going
 */
export function useMailedSignIn(email: string, back: string) {
  const [mailSignIn] = useMailSignInMutation();
  const [signIn] = useSignInByMailMutation();
  const { secondsLeft, start } = useCooldown(cooldownOf(email));
  const [busy, setBusy] = useState(false);

  /** @returns whether one is on its way; otherwise the error is shown */
  const send = async (to: string): Promise<boolean> => {
    if (isCoolingDown(cooldownOf(to)) && mailedSignIn.read()?.email === to) return true;
    setBusy(true);
    try {
      const { data } = await mailSignIn({ variables: { email: to } });
      start(undefined, cooldownOf(to));
      mailedSignIn.write({ email: to, key: data?.mailSignIn.key ?? '', back });
      notify.success(data?.mailSignIn.message || texts.sent);
      return true;
    } catch (error) {
      const { text, code, retryAfter } = readError(error, identityErrors.sendCode);
      if (code === 'RATE_LIMITED') start(retryAfter, cooldownOf(to));
      notify.error(text);
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Enters a code that this browser asked for. @throws what the server refuses */
  const enter = async (otp: string): Promise<void> => {
    const { email: to = email, key = '' } = mailedSignIn.read() ?? {};
    const { data } = await signIn({ variables: { email: to, key, otp } });
    mailedSignIn.remove();
    storeToken(data?.signInByMail.token);
  };

  return { send, enter, secondsLeft, busy };
}
