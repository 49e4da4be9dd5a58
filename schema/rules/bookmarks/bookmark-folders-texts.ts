import { counted } from '../lists/counted.ts';

/** Folders that one person may have. */
export const bookmarkFoldersAtMost = 50;

/** Characters of a folder's name. */
export const folderNameLength = 60;

/** Texts of folders of bookmarks. */
export const folderTexts = {
  title: 'Folders',
  all: 'All bookmarks',
  none: 'No folder',
  name: 'Name',
  add: 'New folder',
  create: 'Create folder',
  rename: 'Rename folder',
  save: 'Save',
  remove: 'Delete folder',
  search: 'Search bookmarks',
  gone: 'Folder not found',
  notBookmarked: 'Bookmark not found',
  taken: 'You have a folder of this name',
  many: `You can have up to ${bookmarkFoldersAtMost} folders`,
  loadFailed: 'Could not load your folders',
  saveFailed: 'Could not save the folder',
  removeFailed: 'Could not delete the folder',
  moveFailed: 'Could not move the bookmark',
  again: 'Try again',
  removed: 'Folder deleted. Its bookmarks are still here.',
  folderOf: (name: string): string => `Folder of ${name}`,
  named: (name: string, count: number): string => `${name} (${count})`,
  askRemove: (name: string, count: number) => ({
    title: `Delete “${name}”?`,
    text:
      count > 0
        ? `Its ${counted(count, 'bookmark')} ${count === 1 ? 'stays' : 'stay'} in your list, without a folder.`
        : 'Your bookmarks stay.',
    yes: 'Delete folder',
  }),
  empty: {
    title: 'Nothing here yet',
    text: 'Choose this folder beside a bookmark, and it comes here.',
  },
  notThere: {
    title: 'This folder is not there any more',
    text: 'It was deleted. What was in it is among all your bookmarks.',
  },
  notFound: {
    title: 'No bookmark fits',
    text: 'Try fewer words, or look in all bookmarks.',
    show: 'Show all bookmarks',
  },
} as const;
