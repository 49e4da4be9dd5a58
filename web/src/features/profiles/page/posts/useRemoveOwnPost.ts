import { useApolloClient } from '@apollo/client/react';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { noticeMilliseconds } from '@schema/rules/profiles/profiles-texts';
import { useEffect, useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { noteDeletedHere } from '@/core/items/deleted-here';
import { useDeletePostMutation } from '@/generated/hooks';

/**
 * Deletes one of the owner's posts from their profile and fetches the profile again. The row stays
 * until that has arrived, so that the list does not shrink twice.
 * @returns `removePost`: resolves to whether it was removed, and says why not; `notice`: that it
 *   was, for three seconds
 */
export function useRemoveOwnPost(refetchProfile: () => Promise<unknown>) {
  const client = useApolloClient();
  const [sendDelete] = useDeletePostMutation();
  const [notice, setNotice] = useState<string | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), noticeMilliseconds);
    return () => clearTimeout(timer);
  }, [notice]);

  const removePost = async (id: string) => {
    const request = sendDelete({
      variables: { id },
      update: (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'careerPath' });
      },
    });
    if (!(await succeeds(request, postTexts.removeFailed))) return false;
    noteDeletedHere(client, id);
    // It is removed even where the profile can't be read again now.
    await refetchProfile().catch(() => undefined);
    client.cache.evict({ id: `PostCard:${id}` });
    setNotice(postTexts.deleted);
    return true;
  };
  return { removePost, notice };
}
