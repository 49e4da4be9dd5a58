import { bookmarkTexts } from '@schema/rules/bookmarks/bookmarks';
import { MoreButton } from '@/core/data/lists/MoreButton';
import { errorText } from '@/core/errors';
import { Card, ErrorState } from '@/ui';
import type { BookmarkGroupState } from '../useBookmarkGroup';
import classes from './BookmarkGroup.module.css';
import { BookmarkRow } from './BookmarkRow';

type Props = { group: BookmarkGroupState };

/** Everything of one kind. A kind without anything is not there. */
export function BookmarkGroup({ group: { type, rows, cursor, failure, reread, more } }: Props) {
  if (!rows && !failure) return null;
  if (rows?.length === 0) return null;
  const title = `bookmarks-${type}`;
  return (
    <Card as="section" padding="lg" className={classes.group} aria-labelledby={title}>
      <h2 id={title}>{bookmarkTexts.groups[type]}</h2>
      {!rows && (
        <ErrorState title={errorText(failure, bookmarkTexts.loadFailed)} onRetry={reread} />
      )}
      {rows && (
        <ul role="list" className={classes.list}>
          {rows.map((bookmark) => (
            <BookmarkRow key={bookmark.id} bookmark={bookmark} />
          ))}
        </ul>
      )}
      {cursor && <MoreButton onMore={more} failed={bookmarkTexts.loadFailed} />}
    </Card>
  );
}
