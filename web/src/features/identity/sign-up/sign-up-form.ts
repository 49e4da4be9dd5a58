import { signUp } from '@schema/rules/identity/identity';
import { identityHints } from '@schema/rules/identity/identity-texts';
import { collegeYear } from '@schema/rules/text/days';
import { z } from 'zod';
import { studiesNow } from '@/core/college/studies';
import { emptyPerson, type PersonValues, personDraft } from '../form/person';

export type SignUpValues = PersonValues & {
  email: string;
  password: string;
  rePassword: string;
  terms: boolean;
};

const { fullName, ...study } = emptyPerson;
/** The fields, in the order of the page. */
export const emptySignUp: SignUpValues = {
  fullName,
  email: '',
  password: '',
  rePassword: '',
  ...study,
  terms: false,
};

/** Where the tab stores the form until the account is made, without the passwords. */
export const signUpName = { shared: 'identity.signUp' } as const;
export const storedSignUp = personDraft.extend({ email: z.string(), terms: z.boolean() }).partial();

/** The server's rule, as of now. */
export const signUpSchema = () => signUp(collegeYear(new Date()), studiesNow());
const terms = z.object({ terms: z.literal(true, identityHints.terms) });

/**
 * Validates the form: by the server's rule, and for the terms. Both are checked, so that all errors
 * show at once.
 */
export const signUpForm = z.unknown().superRefine((value, context) => {
  for (const rule of [signUpSchema(), terms]) {
    const result = rule.safeParse(value);
    result.error?.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  }
});
