import { completeProfile, email } from '@schema/rules/identity';
import { identityHints } from '@schema/rules/identity-texts';
import { z } from 'zod';
import { formDraft } from '../form/form-draft';
import { type PersonValues, personDraft } from '../form/person';

export type ProfileValues = PersonValues & { email: string; terms: boolean };

/** The draft of the form, for the account. */
export const profileDraft = (accountId: string) =>
  formDraft(
    `identity.completeProfile.${accountId}`,
    personDraft.extend({ terms: z.boolean() }).partial(),
  );

export const profileSchema = completeProfile(new Date().getFullYear());
const rest = z.object({ email, terms: z.literal(true, identityHints.terms) });

/**
 * Validates the form: by the server's rule, and for the email and the terms. All are checked, so
 * that all errors show at once.
 */
export const profileForm = z.unknown().superRefine((value, context) => {
  for (const rule of [profileSchema, rest]) {
    const result = rule.safeParse(value);
    result.error?.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  }
});
