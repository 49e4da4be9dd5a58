import { z } from 'zod';
import { companyPairTexts } from './company-pairs-texts.ts';

/** The company that another is merged into, however it is written. */
export const mergedInto = z.object({
  into: z
    .string()
    .trim()
    .min(1, companyPairTexts.name.required)
    .max(200, companyPairTexts.name.unknown),
});
