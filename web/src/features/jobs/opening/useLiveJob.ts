import { jobTexts } from '@schema/rules/jobs/jobs-texts';
import { useLiveItem } from '@/core/live/useLiveItem';
import { JobDocument } from '@/generated/documents';
import { useJobChangedSubscription, useViewJobMutation } from '@/generated/hooks';

type JobVersion = { isOpen: boolean; editedAt: string | null };

/**
 * While an opening is read its counters move with the live channel, and that it closes shows at
 * once.
 */
export function useLiveJob(id: string, job: JobVersion | undefined) {
  const [viewJob] = useViewJobMutation();
  const { noteVersion, subscription, ...live } = useLiveItem({
    id,
    item: job,
    query: JobDocument,
    typename: 'JobOpening',
    fallback: jobTexts.loadFailed,
    countView: (seen) => viewJob({ variables: { id: seen } }),
  });
  useJobChangedSubscription({
    ...subscription,
    variables: { id },
    onData: ({ jobChanged }) => {
      noteVersion(jobChanged.version);
      if (jobChanged.isOpen !== job?.isOpen) void live.readAgain();
    },
  });
  return live;
}
