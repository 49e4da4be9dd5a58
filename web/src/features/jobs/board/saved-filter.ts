import {
  jobChosenFilters,
  jobChosenNames,
  jobSearchFilters,
} from '@schema/rules/jobs/jobs-filters';
import { filterQuery } from '@schema/rules/lists/filters';
import type { Chosen, Counts } from '@/core/filters/chosen';
import { valueLabel } from '@/core/filters/facet-words';
import type { JobFilterInput, SavedJobSearchFieldsFragment } from '@/generated/documents';
import { toJobFilterInput } from './board-address';

/** What is typed, of what a saved search keeps. */
const typedNames = ['search', 'company', 'role', 'skill', 'experience'] as const;
/** The same in words of one, as searches have them that were saved before chips. */
const singles = { types: 'type', locations: 'location', cities: 'city' } as const;
/** A deadline, what is past and one's own would find nothing new. */
const keptNames = [...typedNames, ...jobChosenNames] as const;

/** What of the board a saved search keeps. */
const keptOf = (chosen: Chosen): Chosen =>
  Object.fromEntries(
    keptNames.flatMap((name) => (chosen[name]?.length ? [[name, chosen[name]]] : [])),
  );

/** The part of a filter that a saved search keeps; null where there is none. */
export const keptFilter = (chosen: Chosen): JobFilterInput | null =>
  toJobFilterInput(keptOf(chosen));

/** The filters of a saved search, as the board has them. */
export function toChosen(saved: SavedJobSearchFieldsFragment): Chosen {
  const one = (name: keyof typeof jobChosenFilters): readonly string[] => {
    const single = name in singles ? saved[singles[name as keyof typeof singles]] : null;
    return [...new Set([...saved[name], ...(single ? [single] : [])])];
  };
  return keptOf({
    ...Object.fromEntries(typedNames.map((name) => [name, saved[name] ? [saved[name]] : []])),
    ...Object.fromEntries(jobChosenNames.map((name) => [name, one(name)])),
  });
}

const textOf = (chosen: Chosen): string => filterQuery(jobSearchFilters, keptOf(chosen));

/** Whether a saved search keeps exactly these filters. */
export const isSavedFilter = (
  saved: readonly SavedJobSearchFieldsFragment[],
  chosen: Chosen,
): boolean =>
  keptFilter(chosen) !== null && saved.some((one) => textOf(toChosen(one)) === textOf(chosen));

/** What is kept of a filter, in words: `ocaml · Zoho · Intern`. */
export const keptWords = (chosen: Chosen, counts: Counts | null): string =>
  keptNames
    .flatMap((name) =>
      (chosen[name] ?? []).map((value) =>
        name in jobChosenFilters
          ? valueLabel(jobSearchFilters[name], value, counts, facetOf[name] ?? name)
          : value,
      ),
    )
    .join(' · ');

/** What the chip is called in counts. */
const facetOf: Readonly<Record<string, string>> = {
  companies: 'company',
  roles: 'role',
  skills: 'skill',
};
