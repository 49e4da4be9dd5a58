import { bookmarkTexts } from '@schema/rules/bookmarks/bookmarks';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useInTurn } from '@/core/data/useInTurn';
import { errorText } from '@/core/errors';
import { pressedAgain, putAside } from '@/core/outbox/deeds';
import { usePressed } from '@/core/outbox/usePressed';
import { useGate } from '@/features/identity';
import { BookmarkFoldersDocument, type BookmarkType } from '@/generated/documents';
import { useAddBookmarkMutation, useRemoveBookmarkMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { intoFolder } from './into-folder';
import { expectedMark } from './mark';

/** The lists that a new bookmark belongs into are asked for anew when they are next looked at. */
const lists = { id: 'ROOT_QUERY', fieldName: 'bookmarks' };

/** Where a thing that is put aside stands. */
const placeOf = {
  Post: pagePathOf.post,
  Profile: pagePathOf.profile,
  JobOpening: pagePathOf.job,
} satisfies Record<BookmarkType, (id: string) => string>;

/**
 * Puts a thing aside or takes it back: shown at once, and taken back with the reason when the
 * server refuses. On the list itself (`onList`) the row says the good news, and the numbers beside
 * the folders follow; what is put aside goes into `folderId`.
 * @param known what the server has
 */
export function useBookmark(
  type: BookmarkType,
  refId: string,
  {
    known,
    failed = bookmarkTexts.toggleFailed,
    onList = false,
    folderId = null,
  }: { known: boolean; failed?: string; onList?: boolean; folderId?: string | null },
) {
  const gate = useGate();
  const counts = { ...(onList && { refetchQueries: [BookmarkFoldersDocument] }) };
  const [add] = useAddBookmarkMutation(counts);
  const [remove] = useRemoveBookmarkMutation(counts);
  const isMarked = usePressed({ kind: `mark${type}`, target: refId }, known);

  const addInto = (into: { folderId?: string }) =>
    add({
      variables: { type, refId, ...into },
      optimisticResponse: { bookmark: expectedMark(type, refId, true, into.folderId) },
      // The list that stands open keeps its rows; it knows this one already when it was removed
      // there.
      ...(!onList && { update: (cache) => void cache.evict(lists) }),
    });
  const send = async (isBookmarked: boolean): Promise<void> => {
    const deed = {
      kind: `mark${type}`,
      target: refId,
      content: isBookmarked ? 'on' : 'off',
      folderId: isBookmarked ? folderId : null,
    } as const;
    if (pressedAgain(deed)) return;
    try {
      await (isBookmarked
        ? intoFolder(folderId, addInto)
        : remove({
            variables: { type, refId },
            optimisticResponse: { removeBookmark: expectedMark(type, refId, false) },
          }));
      if (!onList) notify.success(isBookmarked ? bookmarkTexts.added : bookmarkTexts.removed);
    } catch (error) {
      // It stays as it was pressed: it waits for the line.
      if (!putAside({ ...deed, path: placeOf[type](refId) }, error))
        notify.error(errorText(error, failed));
    }
  };
  const press = useInTurn(send);

  return { isMarked, set: (isBookmarked: boolean) => gate(() => press(isBookmarked)) };
}
