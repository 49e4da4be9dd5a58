/** The words a college uses for its people: one list for forms, checks and demo data. */
export const degreeTypes = ['B.Tech', 'M.Tech', 'MBA', 'MSc'] as const;
export const streams = [
  'CSE',
  'ECE',
  'ECE VLSI',
  'EEE',
  'MECHANICAL',
  'CIVIL',
  'CHEMICAL',
  'MME',
  'BIOTECH',
] as const;
/** Branches a company may ask for: the streams less ECE VLSI. */
export const branches = [
  'CSE',
  'ECE',
  'EEE',
  'MECHANICAL',
  'CIVIL',
  'CHEMICAL',
  'MME',
  'BIOTECH',
] as const;
export const roles = ['mentee', 'alumni'] as const;
export const documentTypes = ['collegeId', 'degree', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export type DegreeType = (typeof degreeTypes)[number];
export type Stream = (typeof streams)[number];
export type Role = (typeof roles)[number];

/** Who begins a degree of five years before its first calendar year is out graduates by then. */
const yearsToGraduation = 6;

/**
 * The first and the last year of graduation that somebody may have.
 * @param thisYear the college's, as `collegeYear` tells it
 */
export const graduationYears = (thisYear: number): { first: number; last: number } => ({
  first: 1967,
  last: thisYear + yearsToGraduation,
});
/** What readers of the schema are told of them. */
export const graduationYearsDescription = `${graduationYears(0).first} to ${yearsToGraduation} years from now`;
export const specialisationMaxLength = 100;

/** A stream is asked of B.Tech and M.Tech only. */
export const hasStream = (degreeType: string): boolean =>
  degreeType === 'B.Tech' || degreeType === 'M.Tech';
/** A specialisation is asked of everyone but B.Tech. */
export const hasSpecialisation = (degreeType: string): boolean =>
  degreeType !== '' && degreeType !== 'B.Tech';

/**
 * The days and years of the college begin at its own midnight. The day for which a share counts
 * once is UTC, as the schema says.
 */
export const collegeTimeZone = 'Asia/Kolkata';
