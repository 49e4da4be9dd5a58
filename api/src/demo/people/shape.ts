import { z } from 'zod';
import {
  degreeTypesOf,
  documentedStudies,
  roles,
} from '../../../../schema/rules/college/college.ts';

/** The year that the tables are written in; seeding moves every year in them to the present. */
export const writtenIn = 2026;

/** How a portrait is drawn: man or woman, and what must be seen. The rest follows from the name. */
const looks = [
  'm',
  'f',
  'm turban',
  'm beard',
  'm glasses',
  'm beard glasses',
  'f glasses',
  'f hijab',
  'f bindi',
  'f bindi glasses',
  'm cap',
] as const;

/** A month as `2019-07`, or a year alone. */
const moment = z.union([z.int(), z.string().regex(/^\d{4}-\d\d$/)]).transform((text) => {
  const [year = 0, month] = String(text).split('-').map(Number);
  return { year, month: month ?? null };
});

/**
 * One step of a career: what the person was there, `intern` or `work`. `to` is absent while they
 * still work there.
 */
const step = z
  .strictObject({
    intern: z.string().exactOptional(),
    work: z.string().exactOptional(),
    at: z.string(),
    from: moment,
    to: moment.exactOptional(),
  })
  .refine(({ intern, work }) => (intern === undefined) !== (work === undefined), {
    error: 'either `intern` or `work`',
  })
  .transform(({ intern, work = '', at: company, from, to = null }) => ({
    type: intern === undefined ? ('work' as const) : ('internship' as const),
    company,
    role: intern ?? work,
    from,
    to,
  }));

/** A person as the tables tell it. The address is made of the name: `asha.rao`. */
export const demoPerson = z.strictObject({
  name: z.string(),
  look: z.enum(looks),
  degree: z.enum(degreeTypesOf(documentedStudies)),
  stream: z.enum(documentedStudies.streams).exactOptional(),
  spec: z.string().exactOptional(),
  year: z.int(),
  place: z.string().exactOptional(),
  bio: z.string().exactOptional(),
  interests: z.array(z.string()),
  /** Topics that an alumnus likes to be asked about. */
  topics: z.array(z.string()).exactOptional(),
  /** The name of their page on LinkedIn, and on GitHub. */
  linkedIn: z.string().exactOptional(),
  gitHub: z.string().exactOptional(),
  steps: z.array(step).exactOptional(),
  roles: z.array(z.enum(roles)).exactOptional(),
  /** Absent: verified. */
  unverified: z.literal(true).exactOptional(),
  visibility: z.enum(['public', 'connections']).exactOptional(),
  /** Which of the drawn faces; absent: the first. */
  sitting: z.int().exactOptional(),
  /** Shown by initials. */
  noPicture: z.literal(true).exactOptional(),
  isAdmin: z.literal(true).exactOptional(),
  isSuperAdmin: z.literal(true).exactOptional(),
});
export type DemoPerson = z.output<typeof demoPerson>;

/** The part of the address before the @: `Asha Rao` is `asha.rao`. */
export const handle = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
