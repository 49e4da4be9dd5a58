import { useEffect, useState } from 'react';
import { z } from 'zod';
import { claimsOf, signedInId } from '@/core/auth';
import { sharedStore } from '@/core/drafts/persisted';
import { forgetForm } from '@/core/forms/form-store';
import { type SignUpValues, signUpName } from './sign-up-form';

const verifiedAccount = z.object({
  userId: z.string().min(1),
  email: z.string().min(1),
  isAlumni: z.boolean(),
});
/** The new account, until its owner has chosen how to go on. */
const storedAccount = sharedStore('identity.signUp.verified', {
  area: 'tab',
  parse: (stored) => verifiedAccount.safeParse(stored).data,
});

type SignUpStep =
  | { at: 'form'; values: SignUpValues | null }
  | { at: 'code'; values: SignUpValues }
  | ({ at: 'choose' } & z.output<typeof verifiedAccount>);

function firstStep(): SignUpStep {
  const account = storedAccount.read();
  return account ? { at: 'choose', ...account } : { at: 'form', values: null };
}

/**
 * The steps of the sign-up: form, code, choice. A reload keeps the choice, because the account
 * exists by then; leaving the page, or another person's token, ends it. From the code it leads back
 * to the form, which needs the passwords again; the code stays valid.
 */
export function useSignUpFlow(token: string | null) {
  const [step, setStep] = useState(firstStep);
  const isOver = step.at === 'choose' && step.userId !== claimsOf(token).sub;
  const current: SignUpStep = isOver ? { at: 'form', values: null } : step;
  useEffect(() => () => storedAccount.remove(), []);
  return {
    step: current,
    toForm: (values: SignUpValues) => setStep({ at: 'form', values }),
    toCode: (values: SignUpValues) => setStep({ at: 'code', values }),
    toChoice: ({ email, role }: SignUpValues) => {
      const verified = {
        userId: signedInId() ?? '',
        email,
        isAlumni: role === 'alumni',
      };
      storedAccount.write(verified);
      forgetForm(signUpName, 'tab');
      setStep({ at: 'choose', ...verified });
    },
  };
}
