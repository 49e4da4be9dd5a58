import { z } from 'zod';
import { announcementLength, announcementTexts } from './announcements-texts.ts';
import { branches, graduationYears, roles } from './college.ts';
import { visible } from './visible.ts';

export * from './announcements-texts.ts';

/** Whom an announcement is for; what is left out is everybody. */
export const announcementAudience = z.object({
  role: z
    .enum(roles)
    .nullish()
    .transform((role) => role ?? null),
  yearOfGraduation: z
    .int(announcementTexts.year)
    .min(graduationYears.first, announcementTexts.year)
    .max(graduationYears.last, announcementTexts.year)
    .nullish()
    .transform((year) => year ?? null),
  branch: z
    .enum(branches, announcementTexts.branch)
    .nullish()
    .transform((branch) => branch ?? null),
});

/** An announcement as an admin writes it, at a moment. */
export const announcement = (now: Date) =>
  announcementAudience.extend({
    message: z
      .string(announcementTexts.required)
      .trim()
      .regex(visible, announcementTexts.required)
      .max(announcementLength, announcementTexts.tooLong),
    expiresAt: z
      .date(announcementTexts.expiry)
      .refine((at) => at > now, announcementTexts.expiry)
      .nullish()
      .transform((at) => at ?? null),
  });
