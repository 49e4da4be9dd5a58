import { useDeletePostMutation } from '@/generated/hooks';
import { removePost } from '../cards/post-cache';

/** Deletes a post; what is refused is thrown. */
export function useDeletePost() {
  const [remove] = useDeletePostMutation();
  return async (id: string, authorId: string): Promise<void> => {
    await remove({
      variables: { id },
      update: (cache, { data }) => data && removePost(cache, id, authorId),
    });
  };
}
