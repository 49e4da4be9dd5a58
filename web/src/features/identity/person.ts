import { hasSpecialisation, hasStream } from '@schema/rules/college';

/** The fields that sign-up and profile completion share, as the form holds them: '' is not chosen yet. */
export type PersonValues = {
  fullName: string;
  degreeType: string;
  stream: string;
  specialisation: string;
  yearOfGraduation: number | string;
  role: string;
};

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

const isAsked = (field: string, degreeType: string): boolean =>
  field === 'stream'
    ? hasStream(degreeType)
    : field === 'specialisation'
      ? hasSpecialisation(degreeType)
      : true;

/** What still stands empty, in words: the button waits for it, and says so. */
export const missingFields = (values: { degreeType: string } & Record<string, unknown>): string[] =>
  Object.entries(values)
    .filter(
      ([field, value]) => isAsked(field, values.degreeType) && (value === '' || value === false),
    )
    .map(([field]) => labels[field] ?? field);
