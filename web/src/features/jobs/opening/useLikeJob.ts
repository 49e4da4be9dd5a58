import { jobTexts } from '@schema/rules/jobs-texts';
import { withTypename } from '@/core/data/with-typename';
import { errorText } from '@/core/errors';
import type { JobFieldsFragment } from '@/generated/documents';
import { useLikeJobMutation } from '@/generated/hooks';
import { notify } from '@/ui';

type Job = Pick<JobFieldsFragment, 'id' | 'counters' | 'viewer'>;

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
