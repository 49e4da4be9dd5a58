import { isSame } from '@/core/is-same';
import { type StepDraft, toCareerInput } from './step-drafts';

/** Whether a new entry has no text in it yet. */
export const isBlank = ({
  id,
  companyName,
  role,
  companyLogo,
  websiteUrl,
  duration: { from, to },
}: StepDraft): boolean =>
  id === null &&
  [companyName, role, companyLogo, websiteUrl, from.year, from.month, to.year, to.month].every(
    (text) => text.trim() === '',
  );

const filledContent = (entries: readonly StepDraft[]) =>
  toCareerInput(entries.filter((entry) => !isBlank(entry)));

/** Whether two lists would be saved as the same; blank entries do not count. */
export const haveSameContent = (a: readonly StepDraft[], b: readonly StepDraft[]): boolean =>
  isSame(filledContent(a), filledContent(b));

/** The entries that are new, or differ from the saved ones. */
export const changedStepDrafts = (
  entries: readonly StepDraft[],
  saved: readonly StepDraft[],
): StepDraft[] =>
  entries.filter((entry) => {
    const before = saved.find(({ id }) => id === entry.id);
    return before === undefined || !isSame({ ...before, key: entry.key }, entry);
  });

export const isCurrentJob = ({ type, duration }: StepDraft): boolean =>
  type === 'work' && duration.isCurrentlyWorking;

/** Whether there is a current job: it is the last entry, so no work can be added. */
export const hasCurrentJob = (entries: readonly StepDraft[]): boolean => entries.some(isCurrentJob);

/** Adds an entry after the others of its type, but before the current job. */
export function withStepDraft(entries: readonly StepDraft[], added: StepDraft): StepDraft[] {
  const next =
    added.type === 'work'
      ? entries.findIndex(isCurrentJob)
      : entries.findIndex(({ type }) => type === 'work');
  const index = next < 0 ? entries.length : next;
  return [...entries.slice(0, index), added, ...entries.slice(index)];
}

/**
 * Puts a removed entry back before the one that it stood before, else after the others of its type.
 */
export function withRemovedEntry(
  entries: readonly StepDraft[],
  removed: StepDraft,
  nextKey: string | undefined,
): StepDraft[] {
  if (entries.some(({ key }) => key === removed.key)) return [...entries];
  const index = entries.findIndex(({ key }) => key === nextKey);
  if (index < 0) return withStepDraft(entries, removed);
  return [...entries.slice(0, index), removed, ...entries.slice(index)];
}

/** An entry that comes back after the path was saved without it is a new one: its id is gone. */
export const withLivingId = (entry: StepDraft, saved: readonly StepDraft[]): StepDraft =>
  saved.some(({ id }) => id === entry.id) ? entry : { ...entry, id: null };

/**
 * The entries after a save: as they were saved, but for what was typed meanwhile.
 * @param saved the answer, in the order of what was sent
 */
export function entriesAfterSave(
  saved: readonly StepDraft[],
  entries: readonly StepDraft[],
  sent: readonly StepDraft[],
): StepDraft[] {
  if (saved.length !== sent.length || isSame(entries, sent)) return [...saved];
  return entries.map((entry) => {
    const index = sent.findIndex(({ key }) => key === entry.key);
    const before = saved[index];
    if (!before) return withLivingId(entry, saved);
    // The key stays: whoever types in a new entry goes on in its field.
    return isSame(entry, sent[index]) ? { ...before, key: entry.key } : { ...entry, id: before.id };
  });
}

/** Splits the entries after the current job. Without one, none come after it. */
export function splitAfterCurrentJob(entries: readonly StepDraft[]): {
  upToJob: StepDraft[];
  afterJob: StepDraft[];
} {
  const index = entries.findIndex(isCurrentJob);
  return index < 0
    ? { upToJob: [...entries], afterJob: [] }
    : { upToJob: entries.slice(0, index + 1), afterJob: entries.slice(index + 1) };
}

/**
 * Merges this person's changes into what was saved elsewhere meanwhile: new entries are added, and
 * a changed entry stays changed unless it was saved differently elsewhere. No saved entry is
 * removed.
 * @param base what the changes were made from
 */
export function mergeStepDrafts(
  latest: readonly StepDraft[],
  changed: readonly StepDraft[],
  base: readonly StepDraft[],
): StepDraft[] {
  const find = (entries: readonly StepDraft[], id: string | null) =>
    entries.find((entry) => entry.id === id);
  const merged = latest.map((saved) => {
    const [own, before] = [find(changed, saved.id), find(base, saved.id)];
    return own && before && isSame(before, saved) ? own : saved;
  });
  return changed
    .filter((entry) => entry.id === null && !isBlank(entry))
    .reduce(withStepDraft, merged);
}
