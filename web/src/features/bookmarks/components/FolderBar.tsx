import { folderTexts } from '@schema/rules/bookmarks/bookmark-folders-texts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorText } from '@/core/errors';
import { type BookmarkFolderFieldsFragment, BookmarkFoldersDocument } from '@/generated/documents';
import { useDeleteBookmarkFolderMutation } from '@/generated/hooks';
import { Button, Chip, ConfirmDialog, notify, SearchField, useLazyDialog } from '@/ui';
import type { AskedBookmarks } from '../useAskedBookmarks';
import { useFolders } from '../useFolders';
import classes from './FolderBar.module.css';

const FolderForm = lazy(() => import('./FolderForm'));

type Folder = BookmarkFolderFieldsFragment;

/** What can be done with the folder that stands open. */
function FolderActions({
  folder,
  onRename,
  onLeave,
}: {
  folder: Folder;
  onRename: () => void;
  onLeave: () => void;
}) {
  const [asked, setAsked] = useState<Folder | null>(null);
  const [remove] = useDeleteBookmarkFolderMutation({ refetchQueries: [BookmarkFoldersDocument] });
  const confirm = async ({ id }: Folder): Promise<boolean> => {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      notify.error(errorText(error, folderTexts.removeFailed));
      return false;
    }
    notify.success(folderTexts.removed);
    onLeave();
    return true;
  };
  return (
    <div className={classes.actions}>
      <Button size="compact-sm" variant="subtle" onClick={onRename}>
        {folderTexts.rename}
      </Button>
      <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setAsked(folder)}>
        {folderTexts.remove}
      </Button>
      <ConfirmDialog
        about={asked}
        words={({ name, count }) => folderTexts.askRemove(name, count)}
        onYes={confirm}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

/** What a folder that is deleted was done with goes: the focus goes to all bookmarks. */
function useFocusOnceLeft(chosen: Folder | undefined) {
  const all = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    if (chosen || !isLeft.current) return;
    isLeft.current = false;
    all.current?.focus();
  }, [chosen]);
  const noteLeft = () => {
    isLeft.current = true;
  };
  return { all, noteLeft };
}

/** What the list of bookmarks is narrowed down by: words, and folders, which are kept here too. */
export function FolderBar({ asked }: { asked: AskedBookmarks }) {
  const { folders, failure, reread } = useFolders();
  const { isMounted, opened, open, close } = useLazyDialog();
  const [edited, setEdited] = useState<Folder | null>(null);
  const chosen = folders.find(({ id }) => id === asked.folder);
  const { all, noteLeft } = useFocusOnceLeft(chosen);
  const leave = () => {
    noteLeft();
    asked.leave();
  };
  const edit = (folder: Folder | null) => {
    setEdited(folder);
    open();
  };
  return (
    <div className={classes.bar}>
      <SearchField
        aria-label={folderTexts.search}
        placeholder={folderTexts.search}
        value={asked.typed}
        onChange={asked.type}
      />
      <div className={classes.folders} role="group" aria-label={folderTexts.title}>
        <Chip ref={all} selected={!asked.folder} onClick={() => asked.open(null)}>
          {folderTexts.all}
        </Chip>
        {folders.map((folder) => (
          <Chip
            key={folder.id}
            selected={folder.id === asked.folder}
            onClick={() => asked.open(folder.id)}
          >
            {folderTexts.named(folder.name, folder.count)}
          </Chip>
        ))}
        <Button size="compact-sm" variant="light" onClick={() => edit(null)}>
          {folderTexts.add}
        </Button>
      </div>
      {failure && (
        <p role="alert">
          {errorText(failure, folderTexts.loadFailed)}{' '}
          <Button size="compact-sm" variant="light" onClick={reread}>
            {folderTexts.again}
          </Button>
        </p>
      )}
      {chosen && <FolderActions folder={chosen} onRename={() => edit(chosen)} onLeave={leave} />}
      {isMounted && (
        <Suspense fallback={null}>
          <FolderForm opened={opened} folder={edited} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
