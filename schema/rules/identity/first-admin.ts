import { z } from 'zod';
import { firstAdminTexts as texts } from './first-admin-texts.ts';
import { confirmationDiffers, email, isConfirmed, newPassword, personName } from './identity.ts';

/** A code as it is typed: case, spaces and dashes do not matter. */
const setupCode = z
  .string(texts.wrongCode)
  .max(100, texts.wrongCode)
  .transform((text) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
  .refine((text) => text !== '', texts.wrongCode);

/** What the first admin of a college gives. */
export const firstAdmin = z.object({
  code: setupCode,
  fullName: personName,
  email,
  newPassword,
});

/** The same as the form has it: the password twice. */
export const firstAdminForm = firstAdmin
  .extend({ confirmPassword: z.string() })
  .refine(isConfirmed, confirmationDiffers);
