import { folderTexts } from '@schema/rules/bookmarks/bookmark-folders-texts';
import { bookmarkTexts } from '@schema/rules/bookmarks/bookmarks';
import { feedPath } from '@schema/rules/pages/page-paths';
import { errorText } from '@/core/errors';
import { Button, EmptyState, ErrorState, LinkButton, ListSkeleton } from '@/ui';
import { type AskedBookmarks, filterOf } from '../useAskedBookmarks';
import { useBookmarkGroup } from '../useBookmarkGroup';
import { useFolders } from '../useFolders';
import { BookmarkGroup } from './BookmarkGroup';
import classes from './BookmarkGroups.module.css';

/** Why nothing is listed, and what helps. */
function NoBookmarks({ asked }: { asked: AskedBookmarks }) {
  const { folders, isLoaded, failure } = useFolders();
  const isOurs = folders.some(({ id }) => id === asked.folder);
  const showAll = <Button onClick={asked.clear}>{folderTexts.notFound.show}</Button>;
  if (asked.folder && !isOurs && !failure)
    return isLoaded ? (
      <EmptyState drawing="search" {...folderTexts.notThere} action={showAll} />
    ) : (
      <ListSkeleton count={3} lines={1} />
    );
  if (asked.words)
    return (
      <EmptyState
        drawing="search"
        title={folderTexts.notFound.title}
        text={folderTexts.notFound.text}
        action={showAll}
      />
    );
  if (asked.folder) return <EmptyState drawing="posts" {...folderTexts.empty} />;
  return (
    <EmptyState
      drawing="posts"
      title="Nothing put aside yet"
      text="Bookmark an experience, a profile or an opening, and find it here when you need it."
      action={<LinkButton to={feedPath({ tab: 'experiencia' })}>Find experiences</LinkButton>}
    />
  );
}

/** The groups come together, so that none pushes the other down; each fails for itself. */
export function BookmarkGroups({ asked }: { asked: AskedBookmarks }) {
  const filter = filterOf(asked);
  const posts = useBookmarkGroup('Post', filter);
  const profiles = useBookmarkGroup('Profile', filter);
  const jobs = useBookmarkGroup('JobOpening', filter);
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
  if (groups.every(({ rows }) => rows?.length === 0)) return <NoBookmarks asked={asked} />;
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <BookmarkGroup key={group.type} group={group} />
      ))}
    </div>
  );
}
