import type { ExperiencePost } from '@schema/rules/posts';
import { usePublishPostMutation, useUpdatePostMutation } from '@/generated/hooks';
import { addPost, updatePost } from '../../cards/post-cache';

/**
 * Publishes an experience, with which the draft that it came from ends; what is refused is thrown.
 * @returns its id
 */
export function usePublishPost(draftId: () => string | null) {
  const [publish] = usePublishPostMutation();
  return async (input: ExperiencePost): Promise<string | undefined> => {
    const { data } = await publish({
      variables: { input, draftId: draftId() },
      update: (cache, { data }) => data && addPost(cache, data.publishPost),
    });
    return data?.publishPost.id;
  };
}

/** Changes a published experience; what is refused is thrown. */
export function useUpdatePost(id: string) {
  const [update] = useUpdatePostMutation();
  return async (input: ExperiencePost): Promise<void> => {
    await update({
      variables: { id, input },
      update: (cache, { data }) => data && updatePost(cache, data.updatePost),
    });
  };
}
