import { idFilter, wordsFilter } from '../lists/filters.ts';
import { folderTexts } from './bookmark-folders-texts.ts';

/** What the list of bookmarks is narrowed down by. */
export const bookmarkFilters = {
  folder: idFilter({
    label: folderTexts.title,
    about: "The id of a folder of the viewer: what is in it. Others' have nothing.",
    findsNothing: true,
  }),
  search: wordsFilter({
    label: folderTexts.search,
    about:
      'Words that all stand in what was bookmarked or in the name of whose it is; at most six count.',
    address: 'q',
    most: 6,
  }),
};
