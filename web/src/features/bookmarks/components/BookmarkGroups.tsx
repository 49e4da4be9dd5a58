import { bookmarkTexts } from '@schema/rules/bookmarks';
import { errorText } from '@/core/errors';
import { EmptyState, ErrorState, LinkButton, ListSkeleton } from '@/ui';
import { useBookmarkGroup } from '../useBookmarkGroup';
import { BookmarkGroup } from './BookmarkGroup';
import classes from './BookmarkGroups.module.css';

/** The groups come together, so that none pushes the other down; each fails for itself. */
export function BookmarkGroups() {
  const posts = useBookmarkGroup('Post');
  const profiles = useBookmarkGroup('Profile');
  const jobs = useBookmarkGroup('JobOpening');
  const groups = [posts, profiles, jobs];
  if (groups.some(({ bookmarks, error }) => !bookmarks && !error))
    return <ListSkeleton count={3} lines={1} />;
  if (groups.every(({ error }) => error))
    return (
      <ErrorState
        title={errorText(posts.error, bookmarkTexts.loadFailed)}
        onRetry={() => groups.forEach(({ retry }) => retry())}
      />
    );
  if (groups.every(({ bookmarks }) => bookmarks?.length === 0)) {
    return (
      <EmptyState
        drawing="posts"
        title="Nothing put aside yet"
        text="Bookmark an experience, a profile or an opening, and find it here when you need it."
        action={<LinkButton to="/feed?tab=experiencia">Find experiences</LinkButton>}
      />
    );
  }
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <BookmarkGroup key={group.type} group={group} />
      ))}
    </div>
  );
}
