import { bookmarkTexts } from '@schema/rules/bookmarks/bookmarks';
import { RequireMember } from '@/features/identity';
import { Page } from '@/ui';
import { BookmarkGroups } from '../components/BookmarkGroups';
import { FolderBar } from '../components/FolderBar';
import { useAskedBookmarks } from '../useAskedBookmarks';

function Bookmarks() {
  const asked = useAskedBookmarks();
  return (
    <>
      <FolderBar asked={asked} />
      <BookmarkGroups asked={asked} />
    </>
  );
}

/** What one has put aside, to come back to. */
export default function BookmarksPage() {
  return (
    <RequireMember why={bookmarkTexts.members}>
      <Page title={bookmarkTexts.title} width="reading">
        <Bookmarks />
      </Page>
    </RequireMember>
  );
}
