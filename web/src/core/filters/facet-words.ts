import { countedText } from '@schema/rules/lists/counted';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import type { Filter } from '@schema/rules/lists/filters';
import { countedAtMost } from '@schema/rules/lists/lists';
import { numberText } from '@schema/rules/text/number-text';
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
    ? `${numberText(count)}+`
    : countedText(count);
}

/** Words of up to three letters that are no abbreviation. */
const littleWords = new Set(['and', 'for', 'in', 'new', 'of', 'on', 'the', 'to']);

const asWord = (word: string): string =>
  /^\p{L}{1,3}$/u.test(word) && !littleWords.has(word)
    ? word.toUpperCase()
    : word.replace(/^./u, (first) => first.toUpperCase());

/**
 * A value of an address as a name, until it is known how it is written: addresses have the names of
 * companies and roles in small letters. What has capitals of its own is as somebody wrote it.
 */
const asName = (value: string, isSlug: boolean): string =>
  value === value.toLowerCase()
    ? (isSlug ? value.replaceAll('-', ' ') : value).split(' ').map(asWord).join(' ')
    : value;

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
  if (labels[value] !== undefined || counted) return labels[value] ?? counted?.label ?? value;
  if (filter.kind === 'texts') return asName(value, filter.isSlug ?? false);
  return filter.kind === 'text' ? asName(value, false) : value;
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
