import { postTexts } from '@schema/rules/posts-texts';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { ConfirmDialog, IconButton, Menu, notify, toastSeconds } from '@/ui';
import { useDeletePost } from './useDeletePost';

type Props = { post: { id: string; companyName: string; user: { id: string } } };

/** What the author can do with a post: change it, or take it away. */
export function PostMenu({ post: { id, companyName, user } }: Props) {
  const navigate = useNavigate();
  const deletePost = useDeletePost();
  const [asked, ask] = useState<string | null>(null);

  const remove = async () => {
    try {
      await deletePost(id, user.id);
      notify.success(postTexts.deleted, { seconds: toastSeconds.profile });
      void navigate('/feed', { replace: true });
    } catch (error) {
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
            onClick={() => ask(companyName)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        about={asked}
        words={(company) => ({
          title: 'Delete this experience?',
          text: `Your ${company} experience goes for good, with its questions, answers and files.`,
          yes: 'Delete',
        })}
        onYes={remove}
        onClose={() => ask(null)}
      />
    </>
  );
}
