import { jobTexts } from '@schema/rules/jobs-texts';
import { useRef } from 'react';
import { useOnReconnect } from '@/core/reconnect';
import { useCountView } from '@/core/useCountView';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { useOutdated } from '@/core/useOutdated';
import { useReadAgain } from '@/core/useReadAgain';
import { Job, JobChanged } from '@/generated/documents';
import { useViewJobMutation } from '@/generated/hooks';

type JobVersion = { isOpen: boolean; editedAt: string | null };

/**
 * While an opening is read: it counts as viewed, its counters move, that it closes shows at once,
 * new words wait until the reader wants them, and its deletion is told.
 */
export function useLiveJob(id: string, job: JobVersion | undefined) {
  const isLoaded = job !== undefined;
  const [viewJob] = useViewJobMutation();
  useCountView(isLoaded ? id : undefined, (seen) => viewJob({ variables: { id: seen } }));
  const { isOutdated, noteVersion } = useOutdated(job);
  // Whoever deletes it knows.
  const isDeleting = useRef(false);
  const { refusal, readAgain } = useReadAgain({
    query: Job,
    id,
    typename: 'JobOpening',
    fallback: jobTexts.loadFailed,
    isExpected: () => isDeleting.current,
  });
  useLiveSubscription(JobChanged, {
    variables: { id },
    skip: !isLoaded || refusal !== null,
    onData: (data) => {
      noteVersion(data.jobChanged.version);
      if (data.jobChanged.isOpen !== job?.isOpen) void readAgain();
    },
    onRefused: () => void readAgain(),
  });
  useOnReconnect(() => {
    if (isLoaded) void readAgain();
  });
  return {
    refusal,
    isOutdated,
    refetchJob: readAgain,
    setDeleting: (isOwnDeletion: boolean) => {
      isDeleting.current = isOwnDeletion;
    },
  };
}
