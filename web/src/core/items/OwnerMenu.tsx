import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog, IconButton, Menu } from '@/ui';

type Props = {
  /** Of the button that opens it. */
  label: string;
  /** The path of the form that edits it. */
  editTo: string;
  /** Further items, between Edit and Delete. */
  children?: ReactNode;
  /** The question before it is deleted. */
  question: { title: string; text: string };
  /** Resolves to whether it was deleted; says why not. */
  onDelete: () => Promise<boolean>;
};

/** What its author can do with what they have published: edit it, or delete it. */
export function OwnerMenu({ label, editTo, children, question, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target>
          <IconButton label={label}>
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={editTo}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit
          </Menu.Item>
          {children}
          <Menu.Item
            color="danger"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        about={isAsking || null}
        words={() => ({ ...question, yes: 'Delete' })}
        onYes={onDelete}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
