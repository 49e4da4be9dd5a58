/** Words and limits of the career path. */
export const careerTypes = ['internship', 'work'] as const;
export type CareerType = (typeof careerTypes)[number];
export const firstCareerYear = 1900;
export const mostSteps = { internship: 10, work: 20 } as const satisfies Record<CareerType, number>;

/** `intern2`, `work1`: the place of an entry among those of its type. */
export const checkboxName = (type: CareerType, number: number): string =>
  `${type === 'internship' ? 'intern' : 'work'}${number}`;

/** The 2 of `intern2`; 0 where there is none. */
export const checkboxNumber = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);

/** Texts of the career path and its timeline as documented, for pages and the api alike. */
export const careerTexts = {
  loadFailed: 'Failed to load career path data',
  saveFailed: 'Error saving career path',
  none: 'At least one experience is required',
  incomplete: 'Please fill all required fields in all added experiences',
  checkboxRequired: 'Checkbox name is required',
  typeRequired: 'Experience type is required',
  fromYearRequired: 'From year is required',
  fromMonthRequired: 'From month is required',
  toYearRequired: 'To year is required',
  yearDigits: (name: string) => `${name} must be 4 digits`,
  yearRange: (name: string, first: number, last: number) =>
    `${name} must be between ${first} and ${last}`,
  monthRange: (name: string) => `${name} must be between 1 and 12`,
  version: 'Version must be a whole number',
  kind: 'Type must be internship or work',
  order: 'The end cannot be before the start',
  numbering: 'Checkbox names must count up without gaps: intern1, intern2 … and work1, work2 …',
  afterCurrent: 'There can be no work entry after the one where you currently work',
  twice: 'An entry is in the list twice',
  tooMany: (max: number, name: string) => `At most ${max} ${name}`,
  changedElsewhere:
    'Your career path was changed in another tab or device. Load it again before you save.',
  saved: 'Career path saved',
} as const;

/** How an entry of the timeline is called. */
export const careerTypeLabels = {
  internship: 'Internship',
  intern: 'Intern',
  fulltime: 'Full-time',
  work: 'Work Experience',
} as const;

/** What a person does now, as lines about them say it. */
export const workLine = (role: string, companyName: string): string => `${role} at ${companyName}`;
