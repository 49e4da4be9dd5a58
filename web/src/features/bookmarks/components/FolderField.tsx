import { folderTexts } from '@schema/rules/bookmarks/bookmark-folders-texts';
import { useState } from 'react';
import { useInTurn } from '@/core/data/useInTurn';
import { errorText } from '@/core/errors';
import type { BookmarkFieldsFragment } from '@/generated/documents';
import { BookmarkFoldersDocument } from '@/generated/documents';
import { useMoveBookmarkMutation } from '@/generated/hooks';
import { notify, SelectField } from '@/ui';
import { expectedMark } from '../mark';
import { useFolders } from '../useFolders';
import classes from './BookmarkRow.module.css';

type Props = {
  bookmark: Pick<BookmarkFieldsFragment, 'type' | 'refId' | 'mark'>;
  /** What it is of, for ears: a list has many. */
  name: string;
};

/**
 * The folder that a bookmark is in: chosen, it is there at once, and taken back with the reason
 * where the server refuses. Not there for who has no folders.
 */
export function FolderField({ bookmark: { type, refId, mark }, name }: Props) {
  const { folders } = useFolders();
  const [move] = useMoveBookmarkMutation({ refetchQueries: [BookmarkFoldersDocument] });
  const [chosen, setChosen] = useState<string | null | undefined>();
  const send = useInTurn(async (folderId: string | null) => {
    const answered = () => setChosen((last) => (last === folderId ? undefined : last));
    try {
      await move({
        variables: { type, refId, folderId },
        optimisticResponse: { moveBookmark: expectedMark(type, refId, true, folderId) },
      });
      answered();
    } catch (error) {
      answered();
      notify.error(errorText(error, folderTexts.moveFailed));
    }
  });
  if (folders.length === 0) return null;
  // What was chosen last, sent or not; once it is answered, what the server has.
  const shown = chosen === undefined ? mark.folderId : chosen;
  const choose = (value: string) => {
    setChosen(value || null);
    send(value || null);
  };
  return (
    <SelectField
      className={classes.folder}
      aria-label={folderTexts.folderOf(name)}
      value={folders.some(({ id }) => id === shown) ? (shown ?? '') : ''}
      data={[
        { value: '', label: folderTexts.none },
        ...folders.map(({ id, name: label }) => ({ value: id, label })),
      ]}
      onChoose={choose}
    />
  );
}
