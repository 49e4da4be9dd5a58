import type { Filter, Filters, FilterValue } from '@schema/rules/lists/filters';
import { isDay } from '@schema/rules/text/days';

/** The filters of a list, as chips show them: by what is counted, and what each is called. */
export type Facets<F extends Filters = Filters> = {
  filters: F;
  /** What is counted, in the order of the chips, each with the filters that set it. */
  facets: Readonly<Record<string, readonly (keyof F & string)[]>>;
  labels: Readonly<Record<string, string>>;
  /** A hook: what may be meant by what is typed in the choices of a facet. */
  useMeant?: (facet: string, typed: string) => readonly { value: string; label: string }[];
};

/** What of a list's filters is set: their values, by their names. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** How many of a list have which values. */
export type Counts = {
  count: number;
  facets: readonly {
    name: string;
    count: number;
    values: readonly { value: string; label?: string | null | undefined; count: number }[];
  }[];
};

const isWithin = (value: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most;

/** Values of an address that a filter takes; what it does not take is not asked. */
function takenBy(filter: Filter, values: readonly string[]): readonly string[] {
  const once = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  const first = once.slice(0, 1);
  if (filter.kind === 'choices') return once.filter((value) => filter.words.includes(value));
  if (filter.kind === 'choice') return first.filter((value) => filter.words.includes(value));
  if (filter.kind === 'day') return first.filter(isDay);
  if (filter.kind === 'texts') return once.slice(0, filter.most);
  if (filter.kind === 'number')
    return first.filter((value) => !filter.within || isWithin(value, filter.within));
  return filter.kind === 'flag' ? first.filter((value) => value === 'true') : first;
}

/** What an address says of a list's filters, each by its name. */
export const chosenIn = (filters: Filters, query: URLSearchParams): Chosen =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      takenBy(filter, query.getAll(filter.address ?? name)),
    ]),
  );

/** The same, for an address: null takes a name away. */
export const addressOf = (
  filters: Filters,
  chosen: Chosen,
): Record<string, readonly string[] | null> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      filter.address ?? name,
      chosen[name]?.length ? chosen[name] : null,
    ]),
  );

function sentOf({ kind }: Filter, values: readonly string[]): unknown {
  if (kind === 'choices' || kind === 'texts') return values;
  if (kind === 'flag') return true;
  return kind === 'number' ? Number(values[0]) : values[0];
}

/** The filter as the api takes it; null where nothing is set. */
export function filterOf<F extends Filters>(
  filters: F,
  chosen: Chosen,
): { [Name in keyof F]?: FilterValue<F[Name]> } | null {
  const asked = Object.entries(filters).flatMap(([name, filter]) =>
    chosen[name]?.length ? [[name, sentOf(filter, chosen[name])] as const] : [],
  );
  // Types can't follow names that are computed.
  return asked.length > 0
    ? (Object.fromEntries(asked) as { [Name in keyof F]?: FilterValue<F[Name]> })
    : null;
}

/** The facets that are set. */
export const setFacets = ({ facets }: Facets, chosen: Chosen): string[] =>
  Object.entries(facets).flatMap(([facet, names]) =>
    names.some((name) => chosen[name]?.length) ? [facet] : [],
  );

/** What is set without one facet. */
export const without = ({ facets }: Facets, chosen: Chosen, facet: string): Chosen => ({
  ...chosen,
  ...Object.fromEntries((facets[facet] ?? []).map((name) => [name, []])),
});
