import { type BackupKind, readName } from './places.ts';

/** How many of them stay: the newest of so many days, weeks and months that have any. */
const kept = { days: 7, weeks: 4, months: 6, updates: 3 } as const;

const dayMilliseconds = 86_400_000;
/** Weeks begin on Monday; the first of January 1970 was a Thursday. */
const weekOf = (at: Date): string => String(Math.floor((at.getTime() / dayMilliseconds + 3) / 7));

/**
 * Which archives are kept no longer. Periods without any do not count, so that a clock that is
 * wrong, or a machine that was off for a year, takes nothing away. What was made by hand stays.
 * @param names of all archives of a place
 */
export function outdated(names: readonly string[]): string[] {
  const archives = names
    .flatMap((name) => {
      const about = readName(name);
      return about ? [{ name, ...about }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const stay = new Set<string>();
  const keep = (kind: BackupKind, count: number, periodOf: (at: Date) => string): void => {
    const periods = new Set<string>();
    for (const { name, at } of archives.filter((archive) => archive.kind === kind)) {
      const period = periodOf(at);
      if (periods.has(period) || periods.size === count) continue;
      periods.add(period);
      stay.add(name);
    }
  };
  keep('daily', kept.days, (at) => at.toISOString().slice(0, 10));
  keep('daily', kept.weeks, weekOf);
  keep('daily', kept.months, (at) => at.toISOString().slice(0, 7));
  keep('update', kept.updates, (at) => at.toISOString());
  return archives
    .filter(({ name, kind }) => kind !== 'manual' && !stay.has(name))
    .map(({ name }) => name);
}
