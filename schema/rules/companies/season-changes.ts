import { companyTexts, tellingCount } from './companies-texts.ts';

/** A season of a company, as experiences tell it. */
interface Season {
  year: number;
  experiences: number;
  internships: number;
  lowestPackage: number | null;
  highestPackage: number | null;
  lowestCgpa: number | null;
  online: number;
  modesTold: number;
}

const { changed, share, range } = companyTexts;

/** Whether most of a season was online; null where it is half and half, or nobody tells. */
const wasOnline = ({ online, modesTold }: Season): boolean | null =>
  online * 2 === modesTold ? null : online * 2 > modesTold;

function modeChange(now: Season, before: Season): string[] {
  const isOnline = wasOnline(now);
  const wasSo = wasOnline(before);
  const isTold = now.modesTold + before.modesTold >= tellingCount;
  if (!isTold || isOnline === null || wasSo === null || isOnline === wasSo) return [];
  const basis = [share(now.online, now.modesTold), share(before.online, before.modesTold)] as const;
  return [(isOnline ? changed.online : changed.inPerson)(now.year, before.year, ...basis)];
}

/** Experiences of jobs: packages of a year are told of them alone. */
const jobsIn = ({ experiences, internships }: Season): number => experiences - internships;

/** Packages changed where nothing of the one season was paid in the other. */
function packageChange(now: Season, before: Season): string[] {
  const { lowestPackage: low, highestPackage: high } = now;
  const { lowestPackage: lowBefore, highestPackage: highBefore } = before;
  if (low === null || high === null || lowBefore === null || highBefore === null) return [];
  if (jobsIn(now) + jobsIn(before) < tellingCount) return [];
  const words = [range(low, high), range(lowBefore, highBefore)] as const;
  if (low > highBefore) return [changed.more(now.year, before.year, ...words)];
  return high < lowBefore ? [changed.less(now.year, before.year, ...words)] : [];
}

function cutOffChange({ year, lowestCgpa: now }: Season, before: Season): string[] {
  const then = before.lowestCgpa;
  if (now === null || then === null || now === then) return [];
  return [(now > then ? changed.stricter : changed.laxer)(year, before.year, now, then)];
}

/**
 * What changed from one season that is told of to the next, the latest first, in words that say how
 * much it rests on. Of two seasons with fewer experiences than are told together nothing is said.
 * @param seasons the latest first
 */
export const seasonChanges = (seasons: readonly Season[]): string[] =>
  seasons.flatMap((now, at) => {
    const before = seasons[at + 1];
    if (!before || now.experiences + before.experiences < tellingCount) return [];
    return [
      ...modeChange(now, before),
      ...packageChange(now, before),
      ...cutOffChange(now, before),
    ];
  });
