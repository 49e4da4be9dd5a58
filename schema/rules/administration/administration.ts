import { z } from 'zod';
import { branchesOf, type Studies } from '../college/college.ts';
import { email, graduationYear, newPassword, personName } from '../identity/identity.ts';
import { requiredText } from '../text/text-rules.ts';
import { visible } from '../text/visible.ts';
import { administrationTexts } from './administration-texts.ts';

const missing = administrationTexts.allRequired;

/** A phone number as people write it: digits, spaces and what stands between them. */
const mobileNumber = z
  .string(missing)
  .trim()
  .regex(/^\+?[0-9][0-9 ()-]{6,19}$/, administrationTexts.mobileNumber);

const given = z.string(missing).regex(visible, missing);

/**
 * That all of a new admin is there: one documented text for whatever is missing, before what is
 * wrong with the rest.
 */
export const wholeAdmin = z.object({
  fullName: given,
  email: given,
  mobileNumber: given,
  college: given,
  stream: given,
  yearOfGraduation: z.int(missing).refine((year) => year !== 0, missing),
  password: given,
});

/**
 * The documented payload of a new admin: all fields are required.
 * @param thisYear of the college
 * @param studies of the college
 */
export const newAdmin = (thisYear: number, studies: Studies) =>
  z.object({
    fullName: personName,
    email,
    mobileNumber,
    college: requiredText('College', 150),
    stream: z.enum(branchesOf(studies), 'Stream is required'),
    yearOfGraduation: graduationYear(thisYear),
    password: newPassword,
  });

/** What admins write to one another about a person. */
export const note = requiredText('Note', 2000);
