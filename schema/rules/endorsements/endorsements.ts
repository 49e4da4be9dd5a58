import { z } from 'zod';
import { visible } from '../text/visible.ts';
import { endorsementLength, endorsementTexts } from './endorsements-texts.ts';

export * from './endorsements-texts.ts';

/** What an alumnus says for a student: plain text, never blank, short. */
export const endorsementMessage = z
  .string()
  .trim()
  .regex(visible, endorsementTexts.required)
  .max(endorsementLength, endorsementTexts.tooLong);
