import { flagFilter, textFilter } from '../lists/filters.ts';
import { companyTexts } from './companies-texts.ts';

const { filters } = companyTexts;

/** What the list of companies is narrowed down by. */
export const companyFilters = {
  search: textFilter({
    label: filters.search,
    about: 'A part of its name; at most 100 characters count.',
  }),
  hiring: flagFilter({
    label: filters.hiring,
    about: 'Only those with an opening that one can still apply to.',
  }),
  followed: flagFilter({
    label: filters.followed,
    about: 'Only those that the viewer follows.',
  }),
};

export type CompanyFilterName = keyof typeof companyFilters;

/** What companies are counted by, as chips stand, each with the filter that sets it. */
export const companyFacets = {
  hiring: ['hiring'],
  followed: ['followed'],
} as const satisfies Record<string, readonly CompanyFilterName[]>;
