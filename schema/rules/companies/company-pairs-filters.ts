import { choiceFilter, textFilter } from '../lists/filters.ts';
import { companyPairStates, companyPairTexts } from './company-pairs-texts.ts';

/** What the list of names that may be one company is narrowed down by. */
export const companyPairFilters = {
  state: choiceFilter(companyPairStates, companyPairTexts.states, {
    label: companyPairTexts.state,
    about: 'Which; by default those to decide about.',
    unset: 'open',
  }),
  search: textFilter({
    label: companyPairTexts.search,
    about: 'A part of the name of one of them; at most 100 characters count.',
  }),
};
