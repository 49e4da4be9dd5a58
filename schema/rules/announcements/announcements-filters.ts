import { choiceFilter, textFilter } from '../lists/filters.ts';
import { announcementStates, announcementTexts } from './announcements-texts.ts';

/** What the list of announcements is narrowed down by. */
export const announcementFilters = {
  state: choiceFilter(announcementStates, announcementTexts.states, {
    label: announcementTexts.state,
    about: 'In this state; all without one.',
  }),
  search: textFilter({
    label: announcementTexts.search,
    about: 'Part of the message; at most 100 characters count.',
  }),
};
