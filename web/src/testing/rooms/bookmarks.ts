/** A folder of bookmarks. */
export const bookmarkFolder = (id: string, name: string, count = 0) => ({
  __typename: 'BookmarkFolder',
  id,
  name,
  count,
});

/** How a post is put aside. */
export const bookmarkMark = (refId: string, folderId: string | null, isBookmarked = true) => ({
  __typename: 'BookmarkMark',
  id: `Post:${refId}`,
  isBookmarked,
  folderId,
  post: { __typename: 'PostViewer', id: refId, hasBookmarked: isBookmarked },
  profile: null,
  job: null,
});

/** A bookmark of a post. */
export const bookmarkedPost = (refId: string, folderId: string | null) => ({
  __typename: 'Bookmark',
  id: `b-${refId}`,
  type: 'Post',
  refId,
  createdAt: '2026-01-05T10:00:00.000Z',
  mark: bookmarkMark(refId, folderId),
  post: {
    __typename: 'PostCard',
    id: refId,
    companyName: `Company ${refId}`,
    role: 'SDE',
    logo: null,
    experienceType: 'fulltime',
    interviewYear: 2024,
    oneLiner: 'Well.',
  },
  profile: null,
  job: null,
});
