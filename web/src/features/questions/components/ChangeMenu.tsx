import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu } from '@/ui';
import { useIsChangeable } from '../useChangeOwn';
import classes from './QuestionItem.module.css';

type Props = {
  kind: 'question' | 'answer';
  createdAt: string;
  onEdit: () => void;
  /** Resolves to whether it was accepted. */
  onDelete: () => Promise<boolean>;
};

/** Edit and delete, for as long as one's own words may be changed. */
export function ChangeMenu({ kind, createdAt, onEdit, onDelete }: Props) {
  const [asking, ask] = useState(false);
  if (!useIsChangeable(createdAt)) return null;
  return (
    <>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target>
          <IconButton label={`Edit or delete your ${kind}`} className={classes.menu}>
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            Edit
          </Menu.Item>
          <Menu.Item
            color="danger"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => ask(true)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        about={asking || null}
        words={() => ({
          title: `Delete this ${kind}?`,
          text: 'It will be gone for everyone who reads this post.',
          yes: 'Delete',
        })}
        onYes={onDelete}
        onClose={() => ask(false)}
      />
    </>
  );
}
