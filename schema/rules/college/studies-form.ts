import { z } from 'zod';
import { requiredText } from '../text/text-rules.ts';
import type { Studies } from './college.ts';
import { collegeTexts, studiesLimits as limits } from './college-texts.ts';

const { wrong, degrees: texts } = collegeTexts;

/** Letters and digits, and what names have between them: nothing that begins a formula. */
const nameOf = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&+/()'’-]*$/u;
const trimmed = (text: string): string => text.trim().replace(/ +/g, ' ');

const degree = z
  .object({
    name: requiredText(texts.name, limits.name)
      .transform(trimmed)
      .refine((name) => nameOf.test(name), wrong.degreeName),
    hasStream: z.boolean(),
    hasSpecialisation: z.boolean(),
  })
  .refine(({ hasStream, hasSpecialisation }) => hasStream || hasSpecialisation, {
    path: ['name'],
    message: wrong.asksNothing,
  });

const stream = z
  .string(wrong.streamName)
  .transform(trimmed)
  .refine((name) => name.length <= limits.name, wrong.streamLength)
  .refine((name) => nameOf.test(name), wrong.streamName);

/** The first name that stands twice, in whatever capitals; undefined for none. */
const repeatedOf = (names: readonly string[]): number => {
  const seen = names.map((name) => name.toLowerCase());
  return seen.findIndex((name, place) => seen.indexOf(name) < place);
};

const degrees = z
  .array(z.unknown(), wrong.degrees)
  .min(1, wrong.noDegree)
  .max(limits.degrees, wrong.degrees)
  .pipe(z.array(degree))
  .superRefine((all, context) => {
    const place = repeatedOf(all.map(({ name }) => name));
    if (place >= 0)
      context.addIssue({
        code: 'custom',
        path: [place, 'name'],
        message: wrong.twice(all[place]?.name ?? ''),
      });
  });

const streams = z
  .array(z.unknown(), wrong.streams)
  .max(limits.streams, wrong.streams)
  .pipe(z.array(stream))
  .superRefine((all, context) => {
    const place = repeatedOf(all);
    if (place >= 0) context.addIssue({ code: 'custom', message: wrong.twice(all[place] ?? '') });
  });

/** Where a degree asks for a branch there is one to choose. */
const isBranchToChoose = ({ degrees: all, streams: names }: Studies): boolean =>
  names.length > 0 || !all.some(({ hasStream }) => hasStream);

/** What one studies at the college, as an admin writes it. */
export const studiesForm = z
  .object({ degrees, streams })
  .refine(isBranchToChoose, { path: ['streams'], message: wrong.noStream });
