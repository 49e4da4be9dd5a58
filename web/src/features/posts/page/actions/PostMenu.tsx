import { useApolloClient } from '@apollo/client/react';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { OwnerMenu } from '@/core/items/OwnerMenu';
import { useDeleteOpenItem } from '@/core/items/useDeleteOpenItem';
import { useDeletePostMutation } from '@/generated/hooks';
import { notify, toastSeconds } from '@/ui';
import { removePost } from '../../cards/post-cache';

type Props = {
  post: { id: string; companyName: string; user: { id: string } };
  /** Its deletion is asked for, or was refused. */
  onDeleting: (isDeleting: boolean) => void;
};

/** What the author can do with a post: change it, or take it away. */
export function PostMenu({ post: { id, companyName, user }, onDeleting }: Props) {
  const { cache } = useApolloClient();
  const [send] = useDeletePostMutation({ variables: { id } });
  const remove = useDeleteOpenItem({
    id,
    send,
    failed: postTexts.removeFailed,
    next: pagePaths.feed,
    onDeleting,
    onDeleted: () => {
      removePost(cache, id, user.id);
      notify.success(postTexts.deleted, { seconds: toastSeconds.profile });
    },
  });
  return (
    <OwnerMenu
      label="Edit or delete"
      editTo={pagePathOf.editPost(id)}
      question={{
        title: 'Delete this experience?',
        text: `Your ${companyName} experience goes for good, with its questions, answers and files.`,
      }}
      onDelete={remove}
    />
  );
}
