import { signUp } from '@schema/rules/identity';
import { identityHints } from '@schema/rules/identity-texts';
import { z } from 'zod';
import { formDraft } from '../form/form-draft';
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

/** The draft of the form, without the passwords. */
export const signUpDraft = formDraft(
  'identity.signUp',
  personDraft.extend({ email: z.string(), terms: z.boolean() }).partial(),
);

export const signUpSchema = signUp(new Date().getFullYear());
const terms = z.object({ terms: z.literal(true, identityHints.terms) });

/**
 * Validates the form: by the server's rule, and for the terms. Both are checked, so that all errors
 * show at once.
 */
export const signUpForm = z.unknown().superRefine((value, context) => {
  for (const rule of [signUpSchema, terms]) {
    const result = rule.safeParse(value);
    result.error?.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  }
});
