import { Link } from 'react-router-dom';
import type { BookmarkFieldsFragment } from '@/generated/documents';
import { Avatar, Button, CompanyLogo, RelativeTime } from '@/ui';
import { bookmarkTexts } from '@schema/rules/bookmarks';
import { targetOf } from '../target';
import { useBookmark } from '../useBookmark';
import classes from './BookmarkRow.module.css';

type Props = { bookmark: BookmarkFieldsFragment };

/** A thing put aside, and the way to it. Removed, it keeps its place until one leaves, with the way back. */
export function BookmarkRow({ bookmark }: Props) {
  const { set } = useBookmark(bookmark.type, bookmark.refId, {
    failed: bookmarkTexts.removeFailed,
    quiet: true,
  });
  const target = targetOf(bookmark);
  if (!target) return null;
  const { href, name, about, preview, picture } = target;
  const { isBookmarked } = bookmark.mark;
  return (
    <li className={classes.row} data-removed={!isBookmarked || undefined}>
      {picture.kind === 'company' ? (
        <CompanyLogo name={name} src={picture.src} size={44} />
      ) : (
        <Avatar name={name} src={picture.src} size={44} />
      )}
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to={href} className={classes.link}>
            {name}
          </Link>
        </h3>
        <p className={classes.about}>{about}</p>
        {isBookmarked && <p className={classes.preview}>{preview}</p>}
        <p className={classes.about} role="status">
          {isBookmarked ? null : bookmarkTexts.removed}
        </p>
        {isBookmarked && (
          <p className={classes.about}>
            Bookmarked <RelativeTime at={bookmark.createdAt} />
          </p>
        )}
      </div>
      <Button
        size="sm"
        variant={isBookmarked ? 'subtle' : 'light'}
        className={classes.action}
        aria-label={`${isBookmarked ? bookmarkTexts.remove : bookmarkTexts.undo} ${name}`}
        onClick={() => set(!isBookmarked)}
      >
        {isBookmarked ? bookmarkTexts.remove : bookmarkTexts.undo}
      </Button>
    </li>
  );
}
