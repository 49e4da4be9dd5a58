import { z } from 'zod';
import { visible } from '../text/visible.ts';
import {
  longestAppeal,
  longestModerationReason,
  longestReportNote,
  moderationTexts,
  reportReasons,
  reportTexts,
} from './moderation-texts.ts';

/** Why something is taken away, or a case decided: its author is told. */
export const moderationReason = z
  .string()
  .trim()
  .regex(visible, moderationTexts.reasonMissing)
  .max(longestModerationReason, moderationTexts.reasonTooLong);

/** What somebody reports: one of the reasons; whoever chooses "something else" says what. */
export const reportInput = z
  .object({
    reason: z.enum(reportReasons),
    note: z
      .string()
      .trim()
      .max(longestReportNote, reportTexts.noteTooLong)
      .nullish()
      .transform((note) => note ?? ''),
  })
  .refine(({ reason, note }) => reason !== 'other' || visible.test(note), {
    path: ['note'],
    message: reportTexts.noteRequired,
  });

/** An appeal, and what answers it. */
export const appealWords = z
  .string()
  .trim()
  .regex(visible, reportTexts.appealMissing)
  .max(longestAppeal, reportTexts.appealTooLong);
