import { z } from 'zod';
import { visible } from '../text/visible.ts';
import { gratitudeLength, gratitudeTexts } from './gratitudes-texts.ts';

export * from './gratitudes-texts.ts';

/** What one thanks for: plain text, never blank. */
export const gratitudeText = z
  .string()
  .trim()
  .regex(visible, gratitudeTexts.required)
  .max(gratitudeLength, gratitudeTexts.tooLong);
