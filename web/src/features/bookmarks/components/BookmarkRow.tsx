import { bookmarkTexts } from '@schema/rules/bookmarks/bookmarks';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { useState } from 'react';
import { countedLink } from '@/core/address/counted-link';
import type { BookmarkFieldsFragment } from '@/generated/documents';
import { useApplyToJobMutation } from '@/generated/hooks';
import { AboveLink, Avatar, Button, CompanyLogo, CoverLink, RelativeTime } from '@/ui';
import { bookmarkTarget } from '../target';
import { useBookmark } from '../useBookmark';
import classes from './BookmarkRow.module.css';
import { FolderField } from './FolderField';

type Props = { bookmark: BookmarkFieldsFragment };
type BookmarkedJob = NonNullable<BookmarkFieldsFragment['job']>;

/** To the place where one applies, which counts as on the page of the opening. */
function ApplyLink({ job: { id, role, applicationLink } }: { job: BookmarkedJob }) {
  const [applyToJob] = useApplyToJobMutation({ variables: { id } });
  return (
    <Button
      component="a"
      href={applicationLink}
      {...countedLink(applyToJob)}
      size="sm"
      variant="light"
      aria-label={`${jobViewTexts.apply}: ${role}`}
    >
      {jobViewTexts.apply}
    </Button>
  );
}

/**
 * A thing put aside, and the way to it. Removed, it keeps its place until one leaves, with the way
 * back.
 */
export function BookmarkRow({ bookmark }: Props) {
  const { isBookmarked: known, folderId } = bookmark.mark;
  // Undo brings it back to the folder in which it was.
  const [folder, setFolder] = useState(folderId);
  if (known && folderId !== folder) setFolder(folderId);
  const { isMarked: isBookmarked, set } = useBookmark(bookmark.type, bookmark.refId, {
    known,
    folderId: folder,
    failed: bookmarkTexts.removeFailed,
    onList: true,
  });
  const target = bookmarkTarget(bookmark);
  if (!target) return null;
  const { href, name, about, preview, picture } = target;
  return (
    <li className={classes.row} data-removed={!isBookmarked || undefined}>
      {picture.kind === 'company' ? (
        <CompanyLogo name={picture.name} src={picture.src} size={44} />
      ) : (
        <Avatar name={picture.name} src={picture.src} size={44} />
      )}
      <div className={classes.text}>
        <h3 className={classes.name}>
          <CoverLink to={href}>{name}</CoverLink>
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
      <AboveLink className={classes.actions}>
        {isBookmarked && known && <FolderField bookmark={bookmark} name={name} />}
        {isBookmarked && bookmark.job?.isOpen && <ApplyLink job={bookmark.job} />}
        <Button
          size="sm"
          variant={isBookmarked ? 'subtle' : 'light'}
          aria-label={`${isBookmarked ? bookmarkTexts.remove : bookmarkTexts.undo} ${name}`}
          onClick={() => set(!isBookmarked)}
        >
          {isBookmarked ? bookmarkTexts.remove : bookmarkTexts.undo}
        </Button>
      </AboveLink>
    </li>
  );
}
