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
  removed: (company: string) => (company ? `${company} removed` : 'Entry removed'),
} as const;

/** How an entry of the timeline is called. */
export const careerTypeLabels = {
  internship: 'Internship',
  intern: 'Intern',
  fulltime: 'Full-time',
  work: 'Work Experience',
} as const;

/** How long somebody has worked, as the career path sums it up. */
export const careerTotalLabels = {
  total: 'Total Experience',
  internship: 'Internship Experience',
  work: 'Work Experience',
} as const;

/** "Role at Company", in whatever joins its parts: texts here, expressions in statements. */
export const workLineBy =
  <Part, Line>(join: (...parts: (string | Part)[]) => Line) =>
  (role: Part, companyName: Part): Line =>
    join(role, ' at ', companyName);

/** What a person does now, what a post is about, what an opening offers: as one line says it. */
export const workLine = workLineBy<string, string>((...parts) => parts.join(''));
