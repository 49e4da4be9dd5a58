import { z } from 'zod';
import { branchesOf, graduationYears, roles, type Studies } from '../college/college.ts';
import { collegeYear } from '../text/days.ts';
import { visible } from '../text/visible.ts';
import { announcementLength, announcementTexts } from './announcements-texts.ts';

export * from './announcements-texts.ts';

/**
 * Whom an announcement is for; what is left out is everybody.
 * @param thisYear of the college
 * @param studies of the college
 */
export const announcementAudience = (thisYear: number, studies: Studies) =>
  z.object({
    role: z
      .enum(roles)
      .nullish()
      .transform((role) => role ?? null),
    yearOfGraduation: z
      .int(announcementTexts.year)
      .min(graduationYears(thisYear).first, announcementTexts.year)
      .max(graduationYears(thisYear).last, announcementTexts.year)
      .nullish()
      .transform((year) => year ?? null),
    branch: z
      .enum(branchesOf(studies), announcementTexts.branch)
      .nullish()
      .transform((branch) => branch ?? null),
  });

/** An announcement as an admin writes it, at a moment. */
export const announcement = (now: Date, studies: Studies) =>
  announcementAudience(collegeYear(now), studies)
    .extend({
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
      startsAt: z
        .date(announcementTexts.start)
        .refine((at) => at > now, announcementTexts.start)
        .nullish()
        .transform((at) => at ?? null),
      byMail: z
        .boolean()
        .nullish()
        .transform((byMail) => byMail ?? false),
    })
    .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || expiresAt > startsAt, {
      path: ['expiresAt'],
      message: announcementTexts.expiryAfterStart,
    });
