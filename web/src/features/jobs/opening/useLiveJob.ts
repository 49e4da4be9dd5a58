import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readError, type ReadError } from '@/core/errors';
import { useOnReconnect } from '@/core/reconnect';
import { isPermanentError, useLiveSubscription } from '@/core/useLiveSubscription';
import { Job, JobChanged } from '@/generated/documents';
import { useViewJobMutation } from '@/generated/hooks';
import { jobTexts } from '@schema/rules/jobs-texts';

type Read = { isOpen: boolean; editedAt: string | null };

/** Counts one view for each opening; the server counts one per person. */
function useCountView(id: string, isLoaded: boolean): void {
  const [viewJob] = useViewJobMutation();
  // Not counted is no reason to disturb the reader.
  const view = useEffectEvent(() => void viewJob({ variables: { id } }).catch(() => undefined));
  useEffect(() => {
    if (isLoaded) view();
  }, [id, isLoaded]);
}

/**
 * While an opening is read: it counts as viewed, its counters move, that it closes shows at once, new words wait until
 * the reader wants them, and its deletion is told.
 */
export function useLiveJob(id: string, job: Read | undefined) {
  const isLoaded = job !== undefined;
  const { query, cache } = useApolloClient();
  const [refusal, setRefusal] = useState<ReadError | null>(null);
  const [version, setVersion] = useState<string | null>(null);
  // Whoever deletes it knows.
  const isDeleting = useRef(false);
  useCountView(id, isLoaded);

  const refetchJob = () =>
    query({ query: Job, variables: { id }, fetchPolicy: 'network-only' }).then(
      () => true,
      (error: unknown) => {
        if (!isPermanentError(error) || isDeleting.current) return false;
        const reason = readError(error, jobTexts.loadFailed);
        setRefusal(reason);
        if (reason.code === 'NOT_FOUND') cache.evict({ id: `JobOpening:${id}` });
        return false;
      },
    );
  useLiveSubscription(JobChanged, {
    variables: { id },
    skip: !isLoaded || refusal !== null,
    onData: (data) => {
      setVersion(data.jobChanged.version);
      if (data.jobChanged.isOpen !== job?.isOpen) void refetchJob();
    },
    onRefused: () => void refetchJob(),
  });
  useOnReconnect(() => {
    if (isLoaded) void refetchJob();
  });
  const isOutdated =
    isLoaded && version !== null && Date.parse(version) > Date.parse(job.editedAt ?? '1970');
  return {
    refusal,
    isOutdated,
    refetchJob,
    setDeleting: (isOwnDeletion: boolean) => {
      isDeleting.current = isOwnDeletion;
    },
  };
}
