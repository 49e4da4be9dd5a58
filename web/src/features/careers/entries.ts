import { z } from 'zod';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import type { CareerExperienceInput } from '@/generated/documents';
import { careerEntries } from '@schema/rules/careers';
import { checkboxName, careerTypes, type CareerType } from '@schema/rules/careers-texts';
import { inOrder } from './timeline';

const point = z.object({ year: z.string(), month: z.string() });
const entry = z.object({
  /** Names the entry on this screen, saved or not. */
  key: z.string(),
  id: z.string().nullable(),
  type: z.enum(careerTypes),
  experienceType: z.string(),
  companyName: z.string(),
  role: z.string(),
  companyLogo: z.string(),
  websiteUrl: z.string(),
  duration: z.object({ from: point, to: point, isCurrentlyWorking: z.boolean() }),
});
export const entryList = z.array(entry);

/** An entry while it is typed: all of it texts, internships before work, each in its place. */
export type Entry = z.output<typeof entry>;

const thisYear = new Date().getFullYear();
const rule = careerEntries(thisYear);
const none = { year: '', month: '' };

/** An empty entry of the form, with a key of its own. */
export const newEntry = (type: CareerType): Entry => ({
  key: crypto.randomUUID(),
  id: null,
  type,
  experienceType: type === 'internship' ? 'intern' : 'fulltime',
  companyName: '',
  role: '',
  companyLogo: '',
  websiteUrl: '',
  duration: { from: none, to: none, isCurrentlyWorking: false },
});

const pointOf = (saved: { year: number; month: number | null } | null) => ({
  year: String(saved?.year ?? ''),
  month: String(saved?.month ?? ''),
});

/** The saved entries as the editor holds them. */
export const entriesOf = (experiences: readonly CareerExperienceFieldsFragment[]): Entry[] =>
  careerTypes
    .flatMap((type) => inOrder(experiences, type))
    .map(({ id, type, experienceType, companyName, role, companyLogo, websiteUrl, duration }) => ({
      key: id,
      id,
      type,
      experienceType,
      companyName,
      role,
      companyLogo: companyLogo ?? '',
      websiteUrl: websiteUrl ?? '',
      duration: {
        from: pointOf(duration.from),
        to: pointOf(duration.to),
        isCurrentlyWorking: duration.isCurrentlyWorking,
      },
    }));

const numberOf = (text: string): number | null => (text ? Number(text) : null);
const pointInput = ({ year, month }: { year: string; month: string }) => ({
  year: numberOf(year),
  month: numberOf(month),
});

/** The place of an entry among those of its type, from 1. */
export const placeOf = (entries: readonly Entry[], { key, type }: Entry): number =>
  entries.filter((one) => one.type === type).findIndex((one) => one.key === key) + 1;

/** What the api takes: entries numbered by their places. */
export const inputOf = (entries: readonly Entry[]): CareerExperienceInput[] =>
  entries.map((one) => ({
    id: one.id,
    type: one.type,
    experienceType:
      one.experienceType === 'intern' || one.experienceType === 'fulltime'
        ? one.experienceType
        : null,
    checkboxName: checkboxName(one.type, placeOf(entries, one)),
    companyName: one.companyName,
    companyLogo: one.companyLogo,
    role: one.role,
    websiteUrl: one.websiteUrl,
    duration: {
      from: pointInput(one.duration.from),
      to: one.duration.isCurrentlyWorking ? null : pointInput(one.duration.to),
      isCurrentlyWorking: one.duration.isCurrentlyWorking,
    },
  }));

/** What keeps the path from being saved, by the fields' paths: `experiences.0.role`. */
export function wrongIn(entries: readonly Entry[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { path, message } of rule.safeParse(inputOf(entries)).error?.issues ?? [])
    wrong[['experiences', ...path].join('.')] ??= message;
  return wrong;
}

/** Added, and nothing said in it yet. */
const isBlank = ({
  id,
  companyName,
  role,
  companyLogo,
  websiteUrl,
  duration: { from, to },
}: Entry): boolean =>
  id === null &&
  [companyName, role, companyLogo, websiteUrl, from.year, from.month, to.year, to.month].every(
    (text) => text.trim() === '',
  );

/** Whether two lists say the same; entries that are still blank say nothing. */
export const areSame = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  JSON.stringify(inputOf(a.filter((one) => !isBlank(one)))) ===
  JSON.stringify(inputOf(b.filter((one) => !isBlank(one))));

const isCurrentJob = ({ type, duration }: Entry): boolean =>
  type === 'work' && duration.isCurrentlyWorking;

/** The job one is in is the last stop of the line: there is no next one to add. */
export const hasCurrentJob = (entries: readonly Entry[]): boolean => entries.some(isCurrentJob);

/** Puts an entry behind the others of its type, but before the job one is in. */
export function withEntry(entries: readonly Entry[], added: Entry): Entry[] {
  const current =
    added.type === 'work'
      ? entries.findIndex(isCurrentJob)
      : entries.findIndex(({ type }) => type === 'work');
  const at = current < 0 ? entries.length : current;
  return [...entries.slice(0, at), added, ...entries.slice(at)];
}

/** Without the work that would come after the job one is in. */
export function upToCurrentJob(entries: readonly Entry[]): { kept: Entry[]; after: Entry[] } {
  const current = entries.findIndex(isCurrentJob);
  return current < 0
    ? { kept: [...entries], after: [] }
    : { kept: entries.slice(0, current + 1), after: entries.slice(current + 1) };
}

/**
 * What this person typed, put over what another tab saved meanwhile: new entries are added, changed ones stay
 * changed where the other tab left them alone. Nothing that was saved is taken away.
 */
export function merged(
  latest: readonly Entry[],
  mine: readonly Entry[],
  base: readonly Entry[],
): Entry[] {
  const find = (list: readonly Entry[], id: string | null) => list.find((one) => one.id === id);
  const put = latest.map((saved) => {
    const [typed, before] = [find(mine, saved.id), find(base, saved.id)];
    return typed && before && JSON.stringify(before) === JSON.stringify(saved) ? typed : saved;
  });
  return mine.filter((one) => one.id === null && !isBlank(one)).reduce<Entry[]>(withEntry, put);
}
