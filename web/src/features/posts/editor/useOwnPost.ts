import { useApolloClient } from '@apollo/client/react';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findOwnPost, type PostSubject, type WrittenPost } from '@/features/careers';
import { notify, useIsOnline } from '@/ui';
import { patienceMilliseconds } from './drafts/useDraftAccount';

/**
 * The viewer's post about this company and role, asked for when the form opens, and without a line
 * once it is back. The form does not wait for it without an end: what is answered later is told
 * over the form.
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
  const settle = useEffectEvent((post: WrittenPost | null) => {
    if (answer === null) setAnswer({ post });
    else if (post && !answer.post) tellLate(post);
  });
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!role) return;
    // Without an answer the form opens: the server refuses a second post when it is sent.
    const open = () => setAnswer((before) => before ?? { post: null });
    let isOver = false;
    // Without a line nobody answers, and the page says that already.
    const timer = window.setTimeout(open, isOnline ? patienceMilliseconds : 0);
    if (isOnline)
      findOwnPost(client, { companyName, role }).then(
        (post) => {
          if (isOver) return;
          window.clearTimeout(timer);
          settle(post);
        },
        () => {
          if (isOver) return;
          window.clearTimeout(timer);
          notify.error(postTexts.checkFailed);
          open();
        },
      );
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [client, companyName, role, isOnline]);
  return { isLoading: answer === null, post: answer?.post ?? null };
}
