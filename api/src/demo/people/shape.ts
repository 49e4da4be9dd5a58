import type { DegreeType, Role, Stream } from '../../../../schema/rules/college.ts';

/** The year that the tables are written in; seeding moves every year in them to the present. */
export const writtenIn = 2026;

/** How a portrait is drawn: man or woman, and what must be seen. The rest follows from the name. */
type Look =
  | 'm'
  | 'f'
  | 'm turban'
  | 'm beard'
  | 'm glasses'
  | 'm beard glasses'
  | 'f glasses'
  | 'f hijab'
  | 'f bindi'
  | 'f bindi glasses'
  | 'm cap';

/**
 * One step of a career as the tables tell it. `to` is absent while the person still works there.
 */
export interface Step {
  type: 'internship' | 'work';
  company: string;
  role: string;
  from: { year: number; month: number | null };
  to: { year: number; month: number | null } | null;
}

/** A person as the tables tell it. The address is made of the name: `asha.rao`. */
export interface DemoPerson {
  name: string;
  look: Look;
  degree: DegreeType;
  stream?: Stream;
  spec?: string;
  year: number;
  place?: string;
  bio?: string;
  interests: string[];
  /** Topics that an alumnus likes to be asked about. */
  topics?: string[];
  steps?: Step[];
  roles?: Role[];
  /** Absent: verified. */
  unverified?: true;
  visibility?: 'public' | 'connections';
  /** Which of the drawn faces; absent: the first. */
  sitting?: number;
  /** Shown by initials. */
  noPicture?: true;
  isAdmin?: true;
  isSuperAdmin?: true;
}

/** A summer at a company: year and the months it began and ended in. */
export const intern = (
  company: string,
  role: string,
  year: number,
  from: number,
  to: number,
): Step => ({
  type: 'internship',
  company,
  role,
  from: { year, month: from },
  to: { year, month: to },
});

const moment = (text: string): { year: number; month: number | null } => {
  const [year, month] = text.split('-').map(Number);
  return { year: year ?? 0, month: month ?? null };
};

/** A job, from and to as `2019-07` or `2019`; without an end the person is still there. */
export const work = (company: string, role: string, from: string, to?: string): Step => ({
  type: 'work',
  company,
  role,
  from: moment(from),
  to: to === undefined ? null : moment(to),
});

/** The part of the address before the @: `Asha Rao` is `asha.rao`. */
export const handle = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
