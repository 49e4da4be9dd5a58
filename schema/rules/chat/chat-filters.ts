import { textFilter } from '../lists/filters.ts';
import { chatPageTexts } from './chat-page-texts.ts';

/** What the list of conversations is narrowed down by. */
export const chatSearch = {
  search: textFilter({
    label: chatPageTexts.search,
    about: 'Part of the name of somebody in it, or of the group.',
  }),
};
