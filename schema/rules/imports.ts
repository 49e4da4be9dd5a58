import { z } from 'zod';
import {
  type DegreeType,
  type Role,
  type Stream,
  specialisationMaxLength,
  streams,
} from './college.ts';
import { email, graduationYear, importedName } from './identity.ts';
import { visible } from './visible.ts';

export * from './imports-texts.ts';

import { importTexts } from './imports-texts.ts';

const roleWords: Record<string, Role> = {
  mentee: 'mentee',
  student: 'mentee',
  alumni: 'alumni',
  alumnus: 'alumni',
  alumna: 'alumni',
};
const streamWords = new Map<string, Stream>(
  streams.map((stream) => [stream.toLowerCase(), stream]),
);
/** Degrees without a branch: the column has them with the specialisation, as "MBA Finance". */
const otherDegrees = new Map<string, DegreeType>([
  ['mba', 'MBA'],
  ['msc', 'MSc'],
  ['m.sc', 'MSc'],
  ['m.sc.', 'MSc'],
]);
const streamText = `Stream must be one of ${streams.join(', ')}, or MBA or MSc with the specialisation, such as MBA Finance`;

/** What somebody studied. */
export interface Study {
  degreeType: DegreeType;
  stream: string | null;
  specialisation: string | null;
}

/**
 * What the column `stream` of an import says: a branch of B.Tech, or a degree without branches and
 * its specialisation.
 * @returns null for anything else
 */
export function studyOf(cell: string): Study | null {
  const words = cell.trim().replace(/\s+/g, ' ');
  const stream = streamWords.get(words.toLowerCase());
  if (stream) return { degreeType: 'B.Tech', stream, specialisation: null };
  const [first = '', ...rest] = words.split(' ');
  const degreeType = otherDegrees.get(first.toLowerCase());
  const specialisation = rest.join(' ').replace(/^[-–:,]\s*/, '');
  const isSpecialisation =
    visible.test(specialisation) &&
    /^[^\p{Cc}<>=+@]+$/u.test(specialisation) &&
    specialisation.length <= specialisationMaxLength;
  return degreeType && isSpecialisation ? { degreeType, stream: null, specialisation } : null;
}

/**
 * A row of an import, all of it text, as an account is made of it.
 * @param thisYear of the college
 */
export const importedPerson = (thisYear: number) =>
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
        const study = studyOf(value);
        if (study) return study.stream ?? `${study.degreeType} ${study.specialisation}`;
        ctx.addIssue({ code: 'custom', message: streamText });
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
