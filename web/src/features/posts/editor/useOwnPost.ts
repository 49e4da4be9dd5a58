import { useApolloClient } from '@apollo/client/react';
import { pagePathOf, pagePaths } from '@schema/rules/page-paths';
import { postTexts } from '@schema/rules/posts-texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findOwnPost, type PostSubject, type WrittenPost } from '@/features/careers';
import { notify } from '@/ui';
import { patienceMilliseconds } from './drafts/useDraftAccount';

/**
 * The viewer's post about this company and role, asked for once, when the form opens. The form does
 * not wait for it without an end: what is answered later is told over the form.
 */
export function useOwnPost({ companyName, role }: PostSubject): {
  isLoading: boolean;
  post: WrittenPost | null;
} {
  const client = useApolloClient();
  const navigate = useNavigate();
  // A draft that does not name its role yet is asked for it by the form.
  const [answer, setAnswer] = useState<{ post: WrittenPost | null } | null>(
    role ? null : { post: null },
  );
  const tellLate = useEffectEvent(({ id, isRemoved }: WrittenPost) => {
    const href = isRemoved ? pagePaths.moderation : pagePathOf.post(id);
    const label = isRemoved ? postTexts.readWhyRemoved : postTexts.readOwn;
    notify.info(postTexts.conflict, { more: { label, href, follow: () => void navigate(href) } });
  });
  useEffect(() => {
    if (!role) return;
    let isOver = false;
    let isLate = false;
    const timer = window.setTimeout(() => {
      isLate = true;
      // Without an answer the form opens: the server refuses a second post when it is sent.
      setAnswer({ post: null });
    }, patienceMilliseconds);
    findOwnPost(client, { companyName, role }).then(
      (post) => {
        if (isOver) return;
        window.clearTimeout(timer);
        if (!isLate) setAnswer({ post });
        else if (post) tellLate(post);
      },
      () => {
        if (isOver) return;
        window.clearTimeout(timer);
        notify.error(postTexts.checkFailed);
        // The form opens all the same: the server refuses a second post when it is sent.
        setAnswer((before) => before ?? { post: null });
      },
    );
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [client, companyName, role]);
  return { isLoading: answer === null, post: answer?.post ?? null };
}
