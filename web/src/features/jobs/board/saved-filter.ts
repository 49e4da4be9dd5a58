import type { JobFilterInput, SavedJobSearchFieldsFragment } from '@/generated/documents';
import { type BoardFilter, type FilterName, filterNames, toJobFilterInput } from './board-address';

/**
 * What a saved search keeps of a filter: a deadline, what is past and one's own would find nothing
 * new.
 */
const keptNames = filterNames.filter(
  (name): name is Exclude<FilterName, 'deadline' | 'standing' | 'mine'> =>
    name !== 'deadline' && name !== 'standing' && name !== 'mine',
);

/** The part of a filter that a saved search keeps; null where there is none. */
export function keptFilter(filter: BoardFilter): JobFilterInput | null {
  const { deadline: _deadline, standing: _standing, mine: _mine, ...kept } = filter;
  return toJobFilterInput(kept);
}

/** The filters of a saved search, as the board has them. */
export const toBoardFilter = (saved: SavedJobSearchFieldsFragment): BoardFilter =>
  Object.fromEntries(keptNames.flatMap((name) => (saved[name] ? [[name, saved[name]]] : [])));

/** Whether a saved search keeps exactly these filters. */
export const isSavedFilter = (
  saved: readonly SavedJobSearchFieldsFragment[],
  filter: BoardFilter,
): boolean =>
  keptFilter(filter) !== null &&
  saved.some((one) => keptNames.every((name) => (one[name] ?? undefined) === filter[name]));
