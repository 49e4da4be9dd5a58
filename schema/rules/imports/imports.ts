import { z } from 'zod';
import {
  degreeOfBranches,
  degreeTypesOf,
  type Role,
  type Studies,
  specialisationMaxLength,
} from '../college/college.ts';
import { email, graduationYear, importedName } from '../identity/identity.ts';
import { visible } from '../text/visible.ts';

export * from './imports-texts.ts';

import { importTexts } from './imports-texts.ts';

const roleWords: Record<string, Role> = {
  mentee: 'mentee',
  student: 'mentee',
  alumni: 'alumni',
  alumnus: 'alumni',
  alumna: 'alumni',
};
/** Degrees that files write in other ways than the college does. */
const otherSpellings: Record<string, string[]> = { msc: ['m.sc.', 'm.sc'] };

/** Degrees without a branch: the column has them with the specialisation, as "MBA Finance". */
const otherDegrees = ({ degrees }: Studies): string[] =>
  degreeTypesOf({ degrees: degrees.filter(({ hasStream }) => !hasStream), streams: [] });

const oneOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

/** What the column may say, in one sentence. */
function streamText(studies: Studies): string {
  const others = otherDegrees(studies);
  const parts = [
    degreeOfBranches(studies) !== null &&
      studies.streams.length > 0 &&
      `one of ${studies.streams.join(', ')}`,
    others.length > 0 && `${oneOf(others)} with the specialisation, such as ${others[0]} Finance`,
  ];
  return `Stream must be ${parts.filter(Boolean).join(', or ')}`;
}

/** What somebody studied. */
export interface Study {
  degreeType: string;
  stream: string | null;
  specialisation: string | null;
}

const isSpecialisation = (text: string): boolean =>
  visible.test(text) && /^[^\p{Cc}<>=+@]+$/u.test(text) && text.length <= specialisationMaxLength;

/**
 * What the column `stream` of an import says: a branch of the degree that has them, or a degree
 * without branches and its specialisation.
 * @returns null for anything else
 */
export function studyOf(cell: string, studies: Studies): Study | null {
  const words = cell.trim().replace(/\s+/g, ' ');
  const typed = words.toLowerCase();
  const stream = studies.streams.find((one) => one.toLowerCase() === typed);
  const ofBranches = degreeOfBranches(studies);
  if (stream && ofBranches) return { degreeType: ofBranches, stream, specialisation: null };
  for (const degreeType of otherDegrees(studies)) {
    const own = degreeType.toLowerCase();
    const begun = [own, ...(otherSpellings[own] ?? [])].find((one) => typed.startsWith(`${one} `));
    if (begun === undefined) continue;
    const specialisation = words.slice(begun.length + 1).replace(/^[-–:,]\s*/, '');
    if (isSpecialisation(specialisation)) return { degreeType, stream: null, specialisation };
  }
  return null;
}

/**
 * A row of an import, all of it text, as an account is made of it.
 * @param thisYear of the college
 * @param studies of the college
 */
export const importedPerson = (thisYear: number, studies: Studies) =>
  z
    .object({
      fullName: importedName,
      email,
      mobileNumber: z
        .string()
        .trim()
        .regex(/^$|^\+?[0-9][0-9 ()-]{5,19}$/, 'Mobile number must have 6 to 20 digits')
        .transform((value) => value || null),
      college: z
        .string()
        .trim()
        .min(1, 'College is required')
        .max(200, 'College cannot exceed 200 characters')
        .regex(/^[^\p{Cc}<>=+@]+$/u, 'College has characters that are not allowed'),
      stream: z.string().transform((value, ctx) => {
        const study = studyOf(value, studies);
        if (study) return study.stream ?? `${study.degreeType} ${study.specialisation}`;
        ctx.addIssue({ code: 'custom', message: streamText(studies) });
        return z.NEVER;
      }),
      yearOfGraduation: z
        .string()
        .trim()
        // Anything but four digits is no year, not even one that is out of bounds.
        .transform((value) => (/^\d{4}$/.test(value) ? Number(value) : Number.NaN))
        .pipe(graduationYear(thisYear)),
      role: z
        .string()
        .transform((value) => roleWords[value.trim().toLowerCase()])
        .pipe(z.enum(['mentee', 'alumni'], 'Role must be student or alumni')),
    })
    .refine(({ role, yearOfGraduation }) => role === 'mentee' || yearOfGraduation <= thisYear, {
      path: ['yearOfGraduation'],
      error: importTexts.graduated,
    });
