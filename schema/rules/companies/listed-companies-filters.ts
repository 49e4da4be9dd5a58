import { choiceFilter, textFilter } from '../lists/filters.ts';
import { listedCompanyStates, listedCompanyTexts } from './listed-companies-texts.ts';

/** What the list of all companies is narrowed down by. */
export const listedCompanyFilters = {
  state: choiceFilter(listedCompanyStates, listedCompanyTexts.states, {
    label: listedCompanyTexts.state,
    about: 'Those with a page, those that are part of another, or those nothing tells of.',
  }),
  search: textFilter({
    label: listedCompanyTexts.search,
    about: 'A part of any way in which its name is written; at most 100 characters count.',
  }),
};
