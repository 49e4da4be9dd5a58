import { completeProfile, email } from '@schema/rules/identity/identity';
import { identityHints } from '@schema/rules/identity/identity-texts';
import { collegeYear } from '@schema/rules/text/days';
import { z } from 'zod';
import { studiesNow } from '@/core/college/studies';
import { type PersonValues, personDraft } from '../form/person';

export type ProfileValues = PersonValues & { email: string; terms: boolean };

/** What the tab stores of the form. */
export const storedProfile = personDraft.extend({ terms: z.boolean() }).partial();

/** The server's rule, as of now. */
export const profileSchema = () => completeProfile(collegeYear(new Date()), studiesNow());
const rest = z.object({ email, terms: z.literal(true, identityHints.terms) });

/**
 * Validates the form: by the server's rule, and for the email and the terms. All are checked, so
 * that all errors show at once.
 */
export const profileForm = z.unknown().superRefine((value, context) => {
  for (const rule of [profileSchema(), rest]) {
    const result = rule.safeParse(value);
    result.error?.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  }
});
