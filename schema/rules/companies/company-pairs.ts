import { z } from 'zod';
import { companyPairTexts } from './company-pairs-texts.ts';

const name = z
  .string()
  .trim()
  .min(1, companyPairTexts.name.required)
  .max(200, companyPairTexts.name.unknown);

/** Two names of companies, however they are written. */
export const companyPairNames = z.object({ first: name, second: name });
