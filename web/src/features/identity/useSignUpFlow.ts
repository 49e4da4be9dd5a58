import { useState } from 'react';
import { signUpDraft } from './components/SignUpForm';
import { sessionStore } from './session-store';
import type { SignUpValues } from './sign-up-form';

const verifiedKey = 'identity.signUp.verified';
type Verified = { email: string; isAlumni: boolean };
export type SignUpStep =
  | { at: 'form'; values: SignUpValues | null }
  | { at: 'code'; values: SignUpValues }
  | ({ at: 'choose' } & Verified);

function kept(): SignUpStep {
  try {
    const verified = JSON.parse(
      sessionStore.get(verifiedKey) ?? 'null',
    ) as Partial<Verified> | null;
    if (verified?.email)
      return { at: 'choose', email: verified.email, isAlumni: verified.isAlumni === true };
  } catch {
    sessionStore.remove(verifiedKey);
  }
  return { at: 'form', values: null };
}

/** Form, code, choice. The choice survives a reload (the account stands by then); after the code step the form comes back, for it needs the passwords; the code itself still stands. */
export function useSignUpFlow(signedIn: boolean) {
  const [step, setStep] = useState(kept);
  const here: SignUpStep = step.at === 'choose' && !signedIn ? { at: 'form', values: null } : step;
  return {
    step: here,
    toForm: (values: SignUpValues) => setStep({ at: 'form', values }),
    toCode: (values: SignUpValues) => setStep({ at: 'code', values }),
    toChoice: ({ email, role }: SignUpValues) => {
      const verified = { email, isAlumni: role === 'alumni' };
      sessionStore.set(verifiedKey, JSON.stringify(verified));
      sessionStore.remove(signUpDraft);
      setStep({ at: 'choose', ...verified });
    },
    done: () => sessionStore.remove(verifiedKey),
  };
}
