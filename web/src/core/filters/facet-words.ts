import { countedText } from '@schema/rules/counted';
import { filterTexts } from '@schema/rules/filter-texts';
import type { Filter } from '@schema/rules/filters';
import { countedAtMost } from '@schema/rules/lists';
import type { Chosen, Counts, Facets } from './chosen';

/** What is counted of one facet; undefined until it is known. */
export const countsOf = (counts: Counts | null, facet: string) =>
  counts?.facets.find(({ name }) => name === facet);

/** `14`, `1,000+`: what a value has; `14+` where not all were counted. */
export function valueCount(counts: Counts | null, facet: string, value: string): string | null {
  const counted = countsOf(counts, facet);
  if (!counted) return null;
  const count = counted.values.find((one) => one.value === value)?.count ?? 0;
  return counted.count > countedAtMost && count <= countedAtMost
    ? `${count.toLocaleString('en-IN')}+`
    : countedText(count);
}

/** A value as a reader calls it. */
export function valueLabel(
  filter: Filter,
  value: string,
  counts: Counts | null,
  facet: string,
): string {
  const labels: Readonly<Record<string, string>> =
    filter.kind === 'choices' || filter.kind === 'choice' ? filter.labels : {};
  const counted = countsOf(counts, facet)?.values.find((one) => one.value === value);
  return labels[value] ?? counted?.label ?? value;
}

/** What is set of a facet, in a word: `Infosys +1`, `2022–2024`; null where nothing is. */
export function chosenWords(
  { filters, facets }: Facets,
  facet: string,
  chosen: Chosen,
  counts: Counts | null,
): string | null {
  const names = facets[facet] ?? [];
  const [first, last] = names;
  if (!first || !names.some((name) => chosen[name]?.length)) return null;
  if (last && last !== first) return filterTexts.range(chosen[first]?.[0], chosen[last]?.[0]);
  const filter = filters[first];
  const [value, ...others] = chosen[first] ?? [];
  if (!filter || value === undefined || filter.kind === 'flag') return null;
  const label = valueLabel(filter, value, counts, facet);
  return others.length > 0 ? `${label} ${filterTexts.more(others.length)}` : label;
}
