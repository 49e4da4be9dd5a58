import { choiceFilter, textFilter } from '../lists/filters.ts';
import { feedbackStates, feedbackTexts } from './feedback-texts.ts';

const { list } = feedbackTexts;

/** What the list of feedback is narrowed down by. */
export const feedbackFilters = {
  state: choiceFilter(feedbackStates, list.states, {
    label: list.state,
    about: 'Which; by default what is open.',
    unset: 'open',
  }),
  search: textFilter({
    label: list.search,
    about: 'Part of the message or of a name; at most 100 characters count.',
  }),
};
