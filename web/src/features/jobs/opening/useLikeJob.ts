import { useApolloClient } from '@apollo/client/react';
import { jobTexts } from '@schema/rules/jobs-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { withTypename } from '@/core/data/with-typename';
import { errorText } from '@/core/errors';
import { putAside } from '@/core/outbox/deeds';
import { type JobFieldsFragment, LikeJobDocument } from '@/generated/documents';
import { useLikeJobMutation } from '@/generated/hooks';
import { notify } from '@/ui';

type Job = Pick<JobFieldsFragment, 'id' | 'counters' | 'viewer'>;

/** A toggle that shows at once and is taken back, with the reason, when the server refuses. */
export function useLikeJob({ id, counters, viewer }: Job): () => void {
  const client = useApolloClient();
  const [likeJob, { loading }] = useLikeJobMutation();
  return () => {
    // The server toggles: a second press before the answer would mean something else.
    if (loading) return;
    const hasLiked = !viewer.hasLiked;
    const expected = withTypename('JobOpening', {
      id,
      counters: withTypename('JobCounters', {
        ...counters,
        likes: Math.max(0, counters.likes + (hasLiked ? 1 : -1)),
      }),
      viewer: withTypename('JobViewer', { ...viewer, hasLiked }),
    });
    likeJob({ variables: { id }, optimisticResponse: { likeJob: expected } }).catch(
      (error: unknown) => {
        const deed = { kind: 'likeJob', target: id, content: hasLiked ? 'on' : 'off' } as const;
        if (!putAside({ ...deed, path: pagePathOf.job(id) }, error))
          return notify.error(errorText(error, jobTexts.likeFailed));
        // It stays as it was pressed: it waits for the line.
        client.writeQuery({
          query: LikeJobDocument,
          variables: { id },
          data: { likeJob: expected },
          id: 'ROOT_MUTATION',
        });
      },
    );
  };
}
