/** A degree of the college, and what it asks of those who have it. */
export interface Degree {
  name: string;
  hasStream: boolean;
  hasSpecialisation: boolean;
}

/** What one studies at a college: its own lists, of which every form offers these. */
export interface Studies {
  degrees: Degree[];
  streams: string[];
}

/** Those of a college that has set none of its own. */
export const documentedStudies: Studies = {
  degrees: [
    { name: 'B.Tech', hasStream: true, hasSpecialisation: false },
    { name: 'M.Tech', hasStream: true, hasSpecialisation: true },
    { name: 'MBA', hasStream: false, hasSpecialisation: true },
    { name: 'MSc', hasStream: false, hasSpecialisation: true },
  ],
  streams: ['CSE', 'ECE', 'ECE VLSI', 'EEE', 'MECHANICAL', 'CIVIL', 'CHEMICAL', 'MME', 'BIOTECH'],
};

export const degreeTypesOf = ({ degrees }: Studies): string[] => degrees.map(({ name }) => name);
/** Branches a company may ask for: the streams less ECE VLSI, which counts as ECE. */
export const branchesOf = ({ streams }: Studies): string[] =>
  streams.filter((stream) => stream !== 'ECE VLSI');

/** The degree of somebody of whom only the branch is known: the plainest that asks for one. */
export const degreeOfBranches = ({ degrees }: Studies): string | null => {
  const withBranch = degrees.filter((degree) => degree.hasStream);
  return (withBranch.find((degree) => !degree.hasSpecialisation) ?? withBranch[0])?.name ?? null;
};

/** What somebody studied, as far as it is known. */
interface StudiedThen {
  degreeType?: string | null;
  stream?: string | null;
  specialisation?: string | null;
}

/**
 * The lists with what somebody has of before, when others were set: they may keep it.
 * @param then what stands on their profile
 */
export function withStudied(studies: Studies, then: StudiedThen): Studies {
  const { degreeType, stream, specialisation } = then;
  const degrees = [...studies.degrees];
  if (degreeType && !degreeTypesOf(studies).includes(degreeType))
    degrees.push({
      name: degreeType,
      hasStream: Boolean(stream),
      hasSpecialisation: Boolean(specialisation),
    });
  const streams = [...new Set([...studies.streams, ...(stream ? [stream] : [])])];
  return { degrees, streams };
}

export const roles = ['mentee', 'alumni'] as const;
export const documentTypes = ['collegeId', 'degree', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

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

const asks =
  (what: 'hasStream' | 'hasSpecialisation') =>
  ({ degrees }: Studies, degreeType: string): boolean =>
    degrees.some((degree) => degree.name === degreeType && degree[what]);

/** Whether a degree asks for a stream. */
export const hasStream = asks('hasStream');
/** Whether a degree asks for a specialisation. */
export const hasSpecialisation = asks('hasSpecialisation');

/**
 * The days and years of the college begin at its own midnight. The day for which a share counts
 * once is UTC, as the schema says.
 */
export const collegeTimeZone = 'Asia/Kolkata';
