import { z } from 'zod';
import { visible } from '../text/visible.ts';
import { reasonLength, sanctionTexts } from './sanctions-texts.ts';

/** Why an admin does something to a person or to what they wrote: told to them as it stands. */
export const reason = z
  .string(sanctionTexts.reasonMissing)
  .trim()
  .regex(visible, sanctionTexts.reasonMissing)
  .max(reasonLength, sanctionTexts.reasonLong);
