import { hasSpecialisation, hasStream } from '@schema/rules/college/college';
import { z } from 'zod';
import { studiesNow } from '@/core/college/studies';

/** The fields that sign-up and profile completion share. '' means that nothing was chosen yet. */
export type PersonValues = {
  fullName: string;
  degreeType: string;
  stream: string;
  specialisation: string;
  yearOfGraduation: number | string;
  role: string;
};

/** The same as a draft in the tab: of the right types, but maybe incomplete or invalid. */
export const personDraft = z.object({
  fullName: z.string(),
  degreeType: z.string(),
  stream: z.string(),
  specialisation: z.string(),
  yearOfGraduation: z.union([z.number(), z.string()]),
  role: z.string(),
});

export const emptyPerson: PersonValues = {
  fullName: '',
  degreeType: '',
  stream: '',
  specialisation: '',
  yearOfGraduation: '',
  role: '',
};

const labels: Record<string, string> = {
  fullName: 'full name',
  email: 'email',
  password: 'password',
  rePassword: 'password again',
  degreeType: 'degree',
  stream: 'stream',
  specialisation: 'specialisation',
  yearOfGraduation: 'year of graduation',
  role: 'role',
  terms: 'terms',
};

const isShown = (field: string, degreeType: string): boolean =>
  field === 'stream'
    ? hasStream(studiesNow(), degreeType)
    : field === 'specialisation'
      ? hasSpecialisation(studiesNow(), degreeType)
      : true;

/**
 * The names of the fields that are still empty; until there are none, the form's button is
 * disabled.
 */
export const missingFields = (values: { degreeType: string } & Record<string, unknown>): string[] =>
  Object.entries(values)
    .filter(
      ([field, value]) => isShown(field, values.degreeType) && (value === '' || value === false),
    )
    .map(([field]) => labels[field] ?? field);
