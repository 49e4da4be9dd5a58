import { z } from 'zod';
import { completeProfile, email } from '@schema/rules/identity';
import { identityHints } from '@schema/rules/identity-texts';
import type { PersonValues } from './person';

export type ProfileValues = PersonValues & { email: string; terms: boolean };

export const profileSchema = completeProfile(new Date().getFullYear());
const rest = z.object({ email, terms: z.literal(true, identityHints.terms) });

/** The server's rule, the email's form and the terms, looked at together. */
export const profileForm = z.unknown().superRefine((value, context) => {
  for (const rule of [profileSchema, rest]) {
    const result = rule.safeParse(value);
    result.error?.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  }
});
