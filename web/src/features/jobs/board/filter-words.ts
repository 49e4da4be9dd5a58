import { jobLabels } from '@schema/rules/jobs-texts';
import { dayText } from '../opening/days';
import type { FilterName } from './board-address';

export const filterLabels: Record<FilterName, string> = {
  search: 'Search',
  company: 'Company',
  role: 'Role',
  location: 'Location',
  type: 'Type',
  skill: 'Skill',
  experience: 'Experience',
  deadline: 'Deadline from',
  standing: 'Status',
  mine: 'Mine',
};

const labels: Partial<Record<FilterName, Record<string, string>>> = {
  location: jobLabels.jobLocation,
  type: jobLabels.jobType,
  standing: jobLabels.standing,
  mine: jobLabels.mine,
};

/** The value of a filter in words: `Remote`, `30 Nov`, what was typed. */
export const filterValue = (name: FilterName, value: string): string =>
  labels[name]?.[value] ?? (name === 'deadline' ? dayText(value) : value);
