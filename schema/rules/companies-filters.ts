import { companyTexts } from './companies-texts.ts';
import { choiceFilter, flagFilter, textFilter } from './filters.ts';
import { experienceTypes } from './post-words.ts';

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

/** What the experiences of a company are narrowed down by. */
export const companyExperienceFilters = {
  type: choiceFilter(experienceTypes, filters.types, {
    label: filters.type,
    about: 'Internships or jobs.',
  }),
  role: textFilter({ label: filters.role, about: 'The role, compared without case and accents.' }),
};
