import { bookmarkFolder } from '@schema/rules/bookmarks/bookmark-folders';
import { folderNameLength, folderTexts } from '@schema/rules/bookmarks/bookmark-folders-texts';
import { versionOfWords } from '@/core/forms/changes';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { type BookmarkFolderFieldsFragment, BookmarkFoldersDocument } from '@/generated/documents';
import {
  useCreateBookmarkFolderMutation,
  useRenameBookmarkFolderMutation,
} from '@/generated/hooks';
import { Modal, TextField } from '@/ui';

type Props = {
  opened: boolean;
  /** null: a new one. */
  folder: BookmarkFolderFieldsFragment | null;
  onClose: () => void;
};

const versionOf = (folder: BookmarkFolderFieldsFragment | null) =>
  folder && versionOfWords({ name: folder.name });

function FolderFields({ folder, onClose }: Omit<Props, 'opened'>) {
  const [create] = useCreateBookmarkFolderMutation({ refetchQueries: [BookmarkFoldersDocument] });
  const [rename] = useRenameBookmarkFolderMutation({ refetchQueries: [BookmarkFoldersDocument] });
  const form = useDraftForm({
    name: `bookmark-folder:${folder?.id ?? 'new'}`,
    initial: { name: folder?.name ?? '' },
    version: versionOf(folder),
    schema: bookmarkFolder,
    failed: folderTexts.saveFailed,
    failureIn: 'form',
    send: async ({ name }) => {
      const renamed = folder
        ? (await rename({ variables: { id: folder.id, name } })).data?.renameBookmarkFolder
        : void (await create({ variables: { name } }));
      return versionOf(renamed ?? folder);
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form}>
      <TextField
        label={folderTexts.name}
        required
        data-autofocus
        maxLength={folderNameLength}
        {...form.field('name')}
      />
      <FormFoot
        form={form}
        send={folder ? folderTexts.save : folderTexts.create}
        onCancel={onClose}
      />
    </DraftForm>
  );
}

/** The dialog in which a folder gets its name; it closes when it is saved. */
export default function FolderForm({ opened, ...props }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={props.folder ? folderTexts.rename : folderTexts.add}
    >
      <FolderFields key={props.folder?.id ?? 'new'} {...props} />
    </Modal>
  );
}
