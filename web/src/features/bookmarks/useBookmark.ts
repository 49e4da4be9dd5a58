import { useApolloClient } from '@apollo/client/react';
import { bookmarkTexts } from '@schema/rules/bookmarks';
import { pagePathOf } from '@schema/rules/page-paths';
import { useRef } from 'react';
import { errorText } from '@/core/errors';
import { putAside } from '@/core/outbox/deeds';
import { useGate } from '@/features/identity';
import { BookmarkMarkFieldsFragmentDoc, type BookmarkType } from '@/generated/documents';
import { useAddBookmarkMutation, useRemoveBookmarkMutation } from '@/generated/hooks';
import { notify } from '@/ui';
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
 * server refuses. `quiet` leaves the good news to the place itself.
 */
export function useBookmark(
  type: BookmarkType,
  refId: string,
  { failed = bookmarkTexts.toggleFailed, quiet = false }: { failed?: string; quiet?: boolean } = {},
) {
  const gate = useGate();
  const client = useApolloClient();
  const [add] = useAddBookmarkMutation();
  const [remove] = useRemoveBookmarkMutation();
  const isSending = useRef(false);
  const pressedMeanwhile = useRef<boolean | null>(null);

  const send = async (isBookmarked: boolean): Promise<void> => {
    const mark = expectedMark(type, refId, isBookmarked);
    const options = { variables: { type, refId } };
    isSending.current = true;
    try {
      await (isBookmarked
        ? // The list that stands open keeps its rows; it knows this one already when it was removed
          // there.
          add({
            ...options,
            optimisticResponse: { bookmark: mark },
            ...(!quiet && { update: (cache) => void cache.evict(lists) }),
          })
        : remove({ ...options, optimisticResponse: { removeBookmark: mark } }));
      if (!quiet) notify.success(isBookmarked ? bookmarkTexts.added : bookmarkTexts.removed);
    } catch (error) {
      const content = isBookmarked ? 'on' : 'off';
      const deed = {
        kind: `mark${type}`,
        target: refId,
        content,
        path: placeOf[type](refId),
      } as const;
      if (putAside(deed, error))
        // It stays as it was pressed: it waits for the line.
        client.cache.writeFragment({
          fragment: BookmarkMarkFieldsFragmentDoc,
          fragmentName: 'BookmarkMarkFields',
          data: mark,
        });
      else notify.error(errorText(error, failed));
    }
    isSending.current = false;
    const next = pressedMeanwhile.current;
    pressedMeanwhile.current = null;
    if (next !== null && next !== isBookmarked) await send(next);
  };

  const set = (isBookmarked: boolean) =>
    gate(() => {
      // Two answers on their way could come in either order: the last press waits for the first.
      if (isSending.current) pressedMeanwhile.current = isBookmarked;
      else void send(isBookmarked);
    });

  return { set };
}
