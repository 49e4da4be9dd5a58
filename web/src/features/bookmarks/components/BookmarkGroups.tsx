import { bookmarkTexts } from '@schema/rules/bookmarks';
import { feedPath } from '@schema/rules/page-paths';
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
  if (groups.some(({ rows, failure }) => !rows && !failure))
    return <ListSkeleton count={3} lines={1} />;
  if (groups.every(({ rows }) => !rows))
    return (
      <ErrorState
        title={errorText(posts.failure, bookmarkTexts.loadFailed)}
        onRetry={() => groups.forEach(({ reread }) => reread())}
      />
    );
  if (groups.every(({ rows }) => rows?.length === 0)) {
    return (
      <EmptyState
        drawing="posts"
        title="Nothing put aside yet"
        text="Bookmark an experience, a profile or an opening, and find it here when you need it."
        action={<LinkButton to={feedPath({ tab: 'experiencia' })}>Find experiences</LinkButton>}
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
