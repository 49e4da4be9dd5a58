import {
  documentedStudies,
  hasSpecialisation,
  hasStream,
} from '../../../schema/rules/college/college.ts';
import { demoEmail } from './accounts.ts';
import { alumni, type DemoPerson, handle, students, writtenIn } from './people/index.ts';
import { askedAgo, demoPosts } from './posts/index.ts';
import { chance, demoId } from './random.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/**
 * The month that a college year ends in, counted from January as 0: graduates of the year have
 * left.
 */
const firstMonthAfterDegrees = 6;

/** A person with everything that depends on the moment of seeding. */
export interface Person extends DemoPerson {
  key: string;
  id: string;
  email: string;
  isStudent: boolean;
  joinedAt: Date;
  /** Joined so many days before the seeding. */
  joinedAgo: number;
}

/** The moment that the college is made for: all its dates are told from here. */
export interface Moment {
  /** So many days ago, never less than a few minutes. */
  ago(days: number): Date;
  /** A year of the tables, moved to the present. */
  year(written: number): number;
}

/**
 * The whole hour before now: two seedings within it make the very same rows. Years move with the
 * college year, so that the final year of the tables is always the final year.
 */
export function momentOf(now: Date): Moment {
  const anchor = Math.floor(now.getTime() / hourMs) * hourMs;
  const current =
    now.getUTCMonth() >= firstMonthAfterDegrees ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return {
    ago: (days) => new Date(anchor - Math.round(days * dayMs)),
    year: (written) => written + current - writtenIn,
  };
}

/**
 * For each person, the days before the seeding by which they must have joined: before what they
 * wrote.
 */
function neededBy(): Map<string, number> {
  const needed = new Map<string, number>();
  const need = (key: string, ago: number): void => {
    needed.set(key, Math.max(needed.get(key) ?? 0, ago));
  };
  for (const post of demoPosts) {
    need(post.by, post.ago);
    for (const asked of post.asked ?? []) {
      if (asked.by) need(asked.by, askedAgo(post, asked));
      for (const answer of asked.a ?? [])
        if (typeof answer === 'object') need(answer.by, askedAgo(post, asked));
    }
  }
  return needed;
}

/** The people in the order in which they joined. */
export function demoPeople(moment: Moment, collegeName: string): Person[] {
  const needed = neededBy();
  const home = collegeOf(alumni);
  const all = [
    ...alumni.map((person) => ({ person, isStudent: false })),
    ...students.map((person) => ({ person, isStudent: true })),
  ].map(({ person, isStudent }): Person => {
    const key = handle(person.name);
    const luck = chance(`joined ${key}`);
    const before = needed.get(key) ?? 0;
    const joinedAgo = person.isSuperAdmin
      ? 545
      : Math.max(
          before + luck.between(0.5, 20),
          isStudent ? luck.between(8, 160) : luck.between(30, 400),
        );
    const joinedAt = moment.ago(joinedAgo);
    const year = moment.year(person.year);
    const steps = person.steps?.map((step) => ({
      ...step,
      company: step.company === home ? collegeName : step.company,
      from: { ...step.from, year: moment.year(step.from.year) },
      to: step.to && { ...step.to, year: moment.year(step.to.year) },
    }));
    return {
      ...person,
      year,
      ...(steps ? { steps } : {}),
      key,
      id: demoId('user', key, joinedAt),
      email: demoEmail(person.name),
      isStudent,
      joinedAt,
      joinedAgo,
    };
  });
  return all.sort((a, b) => b.joinedAgo - a.joinedAgo);
}

/** What the tables call the college itself: where its admins work. */
const collegeOf = (people: DemoPerson[]): string | undefined =>
  people.find((person) => person.isSuperAdmin)?.steps?.at(-1)?.company;

/** Verified, or an alumnus. */
export const isMember = (person: Person): boolean => !person.isStudent || !person.unverified;

/** Stream and specialisation as the degree asks for them. */
export const degreeOf = ({
  degree,
  stream,
  spec,
}: DemoPerson): { stream: string | null; specialisation: string | null } => ({
  stream: hasStream(documentedStudies, degree) ? (stream ?? null) : null,
  specialisation: hasSpecialisation(documentedStudies, degree) ? (spec ?? null) : null,
});
