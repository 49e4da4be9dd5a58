import { z } from 'zod';
import { signUp } from '@schema/rules/identity';
import { identityHints } from '@schema/rules/identity-texts';
import { emptyPerson, type PersonValues } from './person';

export type SignUpValues = PersonValues & {
  email: string;
  password: string;
  rePassword: string;
  terms: boolean;
};

const { fullName, ...study } = emptyPerson;
/** In the order of the page. */
export const emptySignUp: SignUpValues = {
  fullName,
  email: '',
  password: '',
  rePassword: '',
  ...study,
  terms: false,
};
export const neverKept = ['password', 'rePassword'] as const;

export const signUpSchema = signUp(new Date().getFullYear());
const terms = z.object({ terms: z.literal(true, identityHints.terms) });

/** The rule of the form: that of the server, and the terms. Both are looked at, so that all errors show at once. */
export const signUpForm = z.unknown().superRefine((value, context) => {
  for (const rule of [signUpSchema, terms]) {
    const result = rule.safeParse(value);
    result.error?.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  }
});
