import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Chosen } from '@/core/filters/chosen';
import { useOnReconnect } from '@/core/live/reconnect';
import { useViewer } from '@/features/identity';
import { queryNewestJobs } from '@/generated/calls';
import { useJobAddedSubscription } from '@/generated/hooks';
import { toJobFilterInput } from './board-address';

type NewJob = { id: string; createdAt: string; user: { id: string } };

/**
 * How many openings that fit the filter others have posted since the list was read.
 * @param shown the openings of the list
 */
export function useNewJobs(
  chosen: Chosen,
  shown: readonly { id: string }[] | undefined,
): { count: number; reset: () => void } {
  const { me } = useViewer();
  const client = useApolloClient();
  const [found, setFound] = useState<readonly string[]>([]);
  const [readAt, setReadAt] = useState(() => Date.now());
  const input = toJobFilterInput(chosen);
  const add = (posted: readonly NewJob[]) => {
    const ids = posted.filter(({ user }) => user.id !== me?.user.id).map(({ id }) => id);
    if (ids.length > 0) setFound((known) => [...new Set([...known, ...ids])]);
  };
  /**
   * Asks the server what fits; the clock of the device may be wrong, so what was told is counted by
   * its id.
   */
  const lookFor = async (toldId?: string) => {
    const { data } = await queryNewestJobs(client, {
      variables: { filter: input },
      fetchPolicy: 'no-cache',
    });
    const jobs = data?.jobs.nodes ?? [];
    add(jobs.filter(({ id, createdAt }) => id === toldId || Date.parse(createdAt) > readAt));
  };
  useJobAddedSubscription({
    variables: { college: me?.user.college ?? '' },
    skip: !me?.isMember,
    onData: (data) => {
      if (input) void lookFor(data.jobAdded.id).catch(() => undefined);
      else add([data.jobAdded]);
    },
  });
  useOnReconnect(() => void lookFor().catch(() => undefined));
  return {
    count: found.filter((id) => !shown?.some((job) => job.id === id)).length,
    reset: () => {
      setFound([]);
      setReadAt(Date.now());
    },
  };
}
