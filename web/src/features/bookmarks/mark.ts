import type { BookmarkMarkFieldsFragment, BookmarkType } from '@/generated/documents';

/** What the server will answer: the mark, and the same on the thing itself. */
export function expectedMark(
  type: BookmarkType,
  refId: string,
  isBookmarked: boolean,
  folderId: string | null = null,
): BookmarkMarkFieldsFragment & { __typename: 'BookmarkMark' } {
  const own = { id: refId, hasBookmarked: isBookmarked };
  return {
    __typename: 'BookmarkMark',
    id: `${type}:${refId}`,
    isBookmarked,
    folderId,
    post: type === 'Post' ? ({ __typename: 'PostViewer', ...own } as typeof own) : null,
    profile: type === 'Profile' ? ({ __typename: 'ProfileViewer', ...own } as typeof own) : null,
    job: type === 'JobOpening' ? ({ __typename: 'JobViewer', ...own } as typeof own) : null,
  };
}
