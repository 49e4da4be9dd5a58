import { useEffect, useState } from 'react';
import { copyText } from '@/core/copy-text';
import { errorText } from '@/core/errors';
import { withTypename } from '@/core/with-typename';
import type { JobFieldsFragment } from '@/generated/documents';
import { useApplyToJobMutation, useLikeJobMutation, useShareJobMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { jobTexts } from '@schema/rules/jobs-texts';

type Job = Pick<JobFieldsFragment, 'id' | 'role' | 'companyName' | 'counters' | 'viewer'>;

/** A toggle that shows at once and is taken back, with the reason, when the server refuses. */
export function useLikeJob({ id, counters, viewer }: Job): () => void {
  const [likeJob, { loading }] = useLikeJobMutation();
  return () => {
    // The server toggles: a second press before the answer would mean something else.
    if (loading) return;
    const hasLiked = !viewer.hasLiked;
    likeJob({
      variables: { id },
      optimisticResponse: {
        likeJob: withTypename('JobOpening', {
          id,
          counters: withTypename('JobCounters', {
            ...counters,
            likes: Math.max(0, counters.likes + (hasLiked ? 1 : -1)),
          }),
          viewer: withTypename('JobViewer', { ...viewer, hasLiked }),
        }),
      },
    }).catch((error: unknown) => notify.error(errorText(error, jobTexts.likeFailed)));
  };
}

/** Counts that one goes to apply. The link itself opens by the browser: nothing waits for the count. */
export function useApply({ id }: Job): () => void {
  const [applyToJob] = useApplyToJobMutation({ variables: { id } });
  return () => void applyToJob().catch(() => undefined);
}

const copiedMs = 2000;
const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Hands the address on: phones give it to another app, elsewhere it is copied, and that is said for two seconds. */
export function useShareJob({ id, role, companyName }: Job) {
  const [shareJob, { loading }] = useShareJobMutation({ variables: { id } });
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async () => {
    try {
      const { data } = await shareJob();
      const url = data?.shareJob.jobUrl ?? '';
      const sheet = { title: `${role} · ${companyName}`, url };
      if (typeof navigator.share === 'function' && navigator.canShare?.(sheet))
        await navigator.share(sheet);
      else {
        await copyText(url);
        setCopied(true);
      }
    } catch (error) {
      if (!isChangeOfMind(error)) notify.error(errorText(error, jobTexts.shareFailed));
    }
  };
  return { copied, loading, share: () => void share() };
}
