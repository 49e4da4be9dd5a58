import { z } from 'zod';
import { feedbackLength, feedbackTexts, pageLength } from './feedback-texts.ts';

/** A word to the makers, and the page it was written on: its path within the site. */
export const feedback = z.object({
  message: z
    .string()
    .trim()
    .min(1, feedbackTexts.required)
    .max(feedbackLength, feedbackTexts.tooLong),
  page: z
    .string()
    .max(pageLength, feedbackTexts.page)
    .regex(/^\/(?!\/)/, feedbackTexts.page)
    .nullish()
    .transform((value) => value ?? null),
});
