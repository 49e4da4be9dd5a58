import type { Filter } from '@schema/rules/filters';
import { jobFilters } from '@schema/rules/jobs-filters';
import { dayText } from '../opening/days';
import type { FilterName } from './board-address';

/** `1,204`; `+` where not all were counted. */
export const countText = (count: number, isMore: boolean): string =>
  `${count.toLocaleString('en-IN')}${isMore ? '+' : ''}`;

/** The value of a filter in words: `Remote`, `30 Nov`, what was typed. */
export function filterValue(name: FilterName, value: string): string {
  const filter: Filter = jobFilters[name];
  if (filter.kind === 'day') return dayText(value);
  const labels: Readonly<Record<string, string>> = filter.kind === 'choice' ? filter.labels : {};
  return labels[value] ?? value;
}
