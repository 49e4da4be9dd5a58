import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { Button, DialogFoot, IconButton, Menu, Modal, notify, toastSeconds } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import { useDeletePost } from './useDeletePost';

type Props = { post: { id: string; companyName: string; user: { id: string } } };

/** What the author can do with a post: change it, or take it away. */
export function PostMenu({ post: { id, companyName, user } }: Props) {
  const navigate = useNavigate();
  const { deletePost, isDeleting } = useDeletePost();
  const [asking, ask] = useState(false);

  const remove = async () => {
    try {
      await deletePost(id, user.id);
      notify.success(postTexts.deleted, { seconds: toastSeconds.profile });
      void navigate('/feed', { replace: true });
    } catch (error) {
      ask(false);
      notify.error(errorText(error, postTexts.removeFailed));
    }
  };

  return (
    <>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target>
          <IconButton label="Edit or delete">
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`/edit-post/${id}`}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
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
      <Modal opened={asking} onClose={() => ask(false)} title="Delete this experience?">
        <p>Your {companyName} experience goes for good, with its questions, answers and files.</p>
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={() => ask(false)}>
            Cancel
          </Button>
          <Button color="danger" loading={isDeleting} onClick={() => void remove()}>
            Delete
          </Button>
        </DialogFoot>
      </Modal>
    </>
  );
}
