/** What can be put aside. */
export const bookmarkTypes = ['Post', 'Profile', 'JobOpening'] as const;
export type BookmarkType = (typeof bookmarkTypes)[number];

/** Texts of bookmarks as documented. */
export const bookmarkTexts = {
  title: 'My Bookmarks',
  members: 'Bookmarks are for people of the college.',
  groups: { Post: 'Posts', Profile: 'Profiles', JobOpening: 'Job Openings' },
  added: 'Bookmark added!',
  removed: 'Bookmark removed!',
  toggleFailed: 'Error toggling bookmark',
  loadFailed: 'Error loading bookmarks',
  removeFailed: 'Error removing bookmark',
  add: { Post: 'Bookmark post', Profile: 'Bookmark profile', JobOpening: 'Bookmark job' },
  bookmark: 'Bookmark',
  removeBookmark: 'Remove bookmark',
  remove: 'Remove',
  undo: 'Undo',
  unknownType: 'Only posts, profiles and job openings can be bookmarked',
} as const satisfies {
  groups: Record<BookmarkType, string>;
  [text: string]: unknown;
};

/** Characters of a target that the list of bookmarks shows. */
export const bookmarkPreviewLength = 50;
