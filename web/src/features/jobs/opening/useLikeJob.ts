import { jobTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { withTypename } from '@/core/data/documents/with-typename';
import { errorText } from '@/core/errors';
import { pressedAgain, putAside } from '@/core/outbox/deeds';
import { useLiked } from '@/core/outbox/useLiked';
import type { JobFieldsFragment } from '@/generated/documents';
import { useLikeJobMutation } from '@/generated/hooks';
import { notify } from '@/ui';

type Job = Pick<JobFieldsFragment, 'id' | 'counters' | 'viewer'>;

/** A toggle that shows at once and is taken back, with the reason, when the server refuses. */
export function useLikeJob({ id, counters, viewer }: Job) {
  const [likeJob, { loading }] = useLikeJobMutation();
  const known = { hasLiked: viewer.hasLiked, likes: counters.likes };
  const shown = useLiked('likeJob', id, known);
  const toggle = () => {
    // The server toggles: a second press before the answer would mean something else.
    if (loading) return;
    const hasLiked = !shown.hasLiked;
    const deed = { kind: 'likeJob', target: id, content: hasLiked ? 'on' : 'off' } as const;
    if (pressedAgain(deed)) return;
    const expected = withTypename('JobOpening', {
      id,
      counters: withTypename('JobCounters', {
        ...counters,
        likes: Math.max(0, shown.likes + (hasLiked ? 1 : -1)),
      }),
      viewer: withTypename('JobViewer', { ...viewer, hasLiked }),
    });
    likeJob({ variables: { id }, optimisticResponse: { likeJob: expected } }).catch(
      (error: unknown) => {
        // It stays as it was pressed: it waits for the line.
        if (!putAside({ ...deed, path: pagePathOf.job(id) }, error))
          notify.error(errorText(error, jobTexts.likeFailed));
      },
    );
  };
  return { ...shown, toggle };
}
