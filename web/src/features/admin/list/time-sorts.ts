import { adminTexts } from '@schema/rules/administration/admin-texts';
import { type TimeSort, timeSorts } from '@schema/rules/lists/lists';

const { list } = adminTexts;

/** The orders of a list that is sorted by time alone, the usual one first. */
export const timeSortsFrom = (usual: TimeSort): readonly TimeSort[] =>
  timeSorts.toSorted((a) => (a === usual ? -1 : 1));

/** The same for a select field. */
export const timeSortOptions = (usual: TimeSort) =>
  timeSortsFrom(usual).map((value) => ({ value, label: list[value] }));

/** The order that an address names. */
export const timeSortOf = (word: string, usual: TimeSort): TimeSort =>
  timeSorts.find((one) => one === word) ?? usual;
