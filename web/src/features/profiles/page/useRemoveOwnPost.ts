import { useApolloClient } from '@apollo/client/react';
import { postTexts } from '@schema/rules/posts-texts';
import { noticeMilliseconds } from '@schema/rules/profiles-texts';
import { useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import { useDeletePostMutation } from '@/generated/hooks';

type Notice = { tone: 'good' | 'bad'; text: string };

/**
 * Deletes one of the owner's posts from their profile and fetches the profile again. The row stays
 * until that has arrived, so that the list does not shrink twice.
 * @returns `notice`: how it went, for three seconds
 */
export function useRemoveOwnPost(refetchProfile: () => Promise<unknown>) {
  const client = useApolloClient();
  const [sendDelete] = useDeletePostMutation();
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), noticeMilliseconds);
    return () => clearTimeout(timer);
  }, [notice]);

  const removePost = async (id: string) => {
    try {
      await sendDelete({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'careerPath' });
        },
      });
      await refetchProfile();
      client.cache.evict({ id: `PostCard:${id}` });
      setNotice({ tone: 'good', text: postTexts.deleted });
    } catch (error) {
      setNotice({ tone: 'bad', text: errorText(error, postTexts.removeFailed) });
    }
  };
  return { removePost, notice };
}
