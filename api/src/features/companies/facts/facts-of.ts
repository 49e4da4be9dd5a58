import {
  packageNumber,
  type RoundKind,
  roundKindOf,
} from '../../../../../schema/rules/companies/companies-texts.ts';
import { levels } from '../../../../../schema/rules/posts/posts.ts';
import type { PostEntity } from '../../posts/index.ts';
import type { CompanyFacts, CompanyRound, CompanyYear } from './company-facts.types.ts';

/** What of an experience is put together. */
export type ToldExperience = Pick<
  PostEntity,
  | 'role'
  | 'roleNorm'
  | 'interviewYear'
  | 'experienceType'
  | 'campusType'
  | 'offerStatus'
  | 'package'
  | 'level'
  | 'isLevelTold'
  | 'mode'
  | 'isModeTold'
  | 'cgpaRequired'
  | 'eligibleBranches'
  | 'numberOfRounds'
  | 'rounds'
  | 'storyRounds'
  | 'onlineAssessment'
>;

const rolesAtMost = 20;
const namesAtMost = 3;

/** The middle of some numbers; of two middles their mean. @returns null of none */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const above = sorted[Math.floor(half)];
  if (above === undefined) return null;
  const below = Number.isInteger(half) ? (sorted[half - 1] ?? above) : above;
  return (below + above) / 2;
}

/** Each once with how often it is there, the most frequent first, then as `of` has them. */
function tally<Item>(of: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of of) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

const least = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.min(...numbers) : null;
const most = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.max(...numbers) : null;

function yearOf(year: number, told: readonly ToldExperience[]): CompanyYear {
  const packages = told
    .filter(({ experienceType }) => experienceType === 'fulltime')
    .map((one) => packageNumber(one.package))
    .filter((number) => number !== null);
  const withMode = told.filter(({ isModeTold }) => isModeTold);
  const countOf = (is: (one: ToldExperience) => boolean) => told.filter(is).length;
  return {
    year,
    experiences: told.length,
    internships: countOf((one) => one.experienceType === 'intern'),
    onCampus: countOf((one) => one.campusType === 'onCampus'),
    offers: countOf((one) => one.offerStatus === 'accepted'),
    lowestPackage: least(packages),
    highestPackage: most(packages),
    lowestCgpa: least(told.map((one) => one.cgpaRequired).filter((cgpa) => cgpa > 0)),
    online: withMode.filter(({ mode }) => mode === 'online').length,
    modesTold: withMode.length,
  };
}

interface ToldRound {
  kind: RoundKind;
  name: string;
  place: number;
  minutes: number | null;
}

const roundsOf = ({ rounds, storyRounds }: ToldExperience): ToldRound[] =>
  [
    ...rounds.map(({ roundName, duration }) => ({ name: roundName, minutes: duration })),
    ...storyRounds.map(({ name }) => ({ name, minutes: null })),
  ].map((round, index) => ({ ...round, kind: roundKindOf(round.name), place: index + 1 }));

/** Rounds of a kind: an experience with two of them tells of the kind once. */
function roundOf(kind: RoundKind, told: readonly ToldRound[][]): CompanyRound {
  const ofKind = told.map((rounds) => rounds.filter((round) => round.kind === kind));
  const all = ofKind.flat();
  const minutes = all.map((round) => round.minutes).filter((number) => number !== null);
  const usual = median(minutes);
  return {
    kind,
    experiences: ofKind.filter((rounds) => rounds.length > 0).length,
    names: tally(all.map(({ name }) => name.trim()))
      .slice(0, namesAtMost)
      .map(([name]) => name),
    place: median(all.map(({ place }) => place)) ?? 1,
    minutes: usual === null ? null : Math.round(usual),
  };
}

/** Roles by how they are compared, each as it is written most often. */
function rolesOf(told: readonly ToldExperience[]): CompanyFacts['roles'] {
  const byNorm = Map.groupBy(told, ({ roleNorm }) => roleNorm);
  return [...byNorm.values()]
    .map((same) => ({
      role: tally(same.map(({ role }) => role))[0]?.[0] ?? '',
      experiences: same.length,
    }))
    .toSorted((a, b) => b.experiences - a.experiences || a.role.localeCompare(b.role))
    .slice(0, rolesAtMost);
}

/**
 * What experiences of one company say together. Shares are not among it: readers get counts, and
 * how many there are to count.
 * @param branches of the college, all of which could apply where an experience names none
 */
export function factsOf(
  told: readonly ToldExperience[],
  branches: readonly string[],
): CompanyFacts {
  const byYear = Map.groupBy(told, ({ interviewYear }) => interviewYear);
  const rounds = told.map(roundsOf).filter((all) => all.length > 0);
  const kinds = new Set(rounds.flat().map(({ kind }) => kind));
  const tests = told
    .map(({ onlineAssessment }) => onlineAssessment)
    .filter((test) => test !== null);
  const minutes = tests.map(({ duration }) => duration).filter((number) => number !== null);
  const assessment = median(minutes);
  const openTo = told.flatMap(({ eligibleBranches }) =>
    eligibleBranches.length > 0 ? eligibleBranches : branches,
  );
  const difficulty = tally(told.filter((one) => one.isLevelTold).map(({ level }) => level));
  return {
    years: [...byYear].toSorted(([a], [b]) => b - a).map(([year, ofYear]) => yearOf(year, ofYear)),
    roles: rolesOf(told),
    levels: difficulty
      .toSorted(([a], [b]) => levels.indexOf(a) - levels.indexOf(b))
      .map(([level, experiences]) => ({ level, experiences })),
    outcomes: tally(told.map(({ offerStatus }) => offerStatus)).map(([status, experiences]) => ({
      status,
      experiences,
    })),
    branches: tally(openTo).map(([branch, experiences]) => ({ branch, experiences })),
    rounds: [...kinds]
      .map((kind) => roundOf(kind, rounds))
      .toSorted((a, b) => a.place - b.place || b.experiences - a.experiences),
    withRounds: rounds.length,
    usualRounds: median(told.map(({ numberOfRounds }) => numberOfRounds)),
    withAssessment: tests.length,
    assessmentMinutes: assessment === null ? null : Math.round(assessment),
  };
}
