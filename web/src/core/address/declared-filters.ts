import type { Filter, Filters, FilterValue } from '@schema/rules/lists/filters';
import { dayBegins, dayEnds, isDay } from '@schema/rules/text/days';

// What a page shows of the filters that `schema/rules/*/*-filters.ts` declare for both sides.

/** What an address says of a list: what is looked for, and the filters that are set, by name. */
type ListAddress = { search: string; filter: Readonly<Partial<Record<string, string>>> };

/** The field that sets a filter. */
type FilterFieldProps = {
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  error?: string;
  type?: 'date';
};

/** What a filter is called in an address. */
const addressOf = (name: string, { address }: Filter): string => address ?? name;

/** The search has a field of its own. */
const isSearch = (name: string): boolean => name === 'search';

/**
 * The names of declared filters in an address, with the values that each may have; null for any:
 * what `useAdminAddress` takes.
 * @param more further words of a choice, such as that for all of them
 */
export const addressKeys = (
  filters: Filters,
  more: Readonly<Record<string, readonly string[]>> = {},
): Record<string, readonly string[] | null> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      if (isSearch(name) || filter.kind === 'flag') return [];
      const words = filter.kind === 'choice' ? [...filter.words, ...(more[name] ?? [])] : null;
      return [[addressOf(name, filter), words]];
    }),
  );

/** How a filter is set: chosen from what there is, typed, or as a day. */
function fieldOf(
  filter: Filter,
): Pick<FilterFieldProps, 'options' | 'placeholder' | 'type'> | null {
  switch (filter.kind) {
    case 'choice': {
      const labels: Readonly<Record<string, string>> = filter.labels;
      const placeholder = filter.unset && labels[filter.unset];
      return {
        options: filter.words
          .filter((value) => value !== filter.unset)
          .map((value) => ({ value, label: labels[value] ?? value })),
        ...(placeholder && { placeholder }),
      };
    }
    case 'text':
      return filter.offered
        ? { options: filter.offered.map((value) => ({ value, label: value })) }
        : {};
    case 'words':
    case 'number':
      return {};
    case 'day':
    case 'moment':
      return { type: 'date' };
    case 'id':
    case 'flag':
    case 'choices':
    case 'texts':
      // Links elsewhere, the page itself and chips set these.
      return null;
  }
}

/**
 * The fields of declared filters: what `AdminFilters` takes.
 * @param errors why what is typed can't be used, by the names of the filters
 */
export const filterFields = <F extends Filters>(
  filters: F,
  errors: { readonly [Name in keyof F]?: string | undefined } = {},
): FilterFieldProps[] =>
  Object.entries(filters).flatMap(([name, filter]) => {
    const field = isSearch(name) ? null : fieldOf(filter);
    if (!field) return [];
    const error = errors[name];
    return [
      { name: addressOf(name, filter), label: filter.label, ...field, ...(error && { error }) },
    ];
  });

/** A filter as the api is sent it: a moment as it is written. */
type SentFilter<F extends Filters> = {
  [Name in keyof F]: (FilterValue<F[Name]> extends Date ? string : FilterValue<F[Name]>) | null;
};

const maxNumber = 9999;

/** What stands in an address for a filter, as the api takes it; null for what it does not. */
function sentOf(filter: Filter, value: string): string | number | null {
  switch (filter.kind) {
    case 'choice':
      return filter.words.includes(value) ? value : null;
    case 'text':
    case 'words':
    case 'id':
      return value;
    case 'number':
      return /^\d+$/.test(value) && Number(value) > 0 && Number(value) <= maxNumber
        ? Number(value)
        : null;
    case 'day':
      return isDay(value) ? value : null;
    case 'moment':
      return isDay(value)
        ? (filter.edge === 'begins' ? dayBegins : dayEnds)(value).toISOString()
        : null;
    case 'flag':
    case 'choices':
    case 'texts':
      return null;
  }
}

/**
 * What an address asks for, as the api takes it: null for what it does not ask, and for what the
 * filter does not take. Flags are for the page to say.
 */
export function askedBy<F extends Filters>(
  filters: F,
  { search, filter: sent }: ListAddress,
): SentFilter<F> {
  const asked = Object.entries(filters).map(([name, filter]) => {
    const value = isSearch(name) ? search : sent[addressOf(name, filter)];
    return [name, value ? sentOf(filter, value) : null];
  });
  // Types can't follow names that are computed.
  return Object.fromEntries(asked) as SentFilter<F>;
}

/** Whether two days of an address stand the wrong way round: the last before the first. */
export function areDaysReversed({ filter }: Pick<ListAddress, 'filter'>): boolean {
  const { from, to } = filter;
  return from !== undefined && to !== undefined && isDay(from) && isDay(to) && from > to;
}
