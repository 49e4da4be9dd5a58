import { useOnReconnect } from '@/core/live/reconnect';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { LegacyProjectsLive } from '@/generated/documents';
import { useLegacyProjectsQuery } from '@/generated/hooks';

/**
 * What a person hands down, page after page. Visitors see changes at once; the owner's
 * changes are answered with what changed, and after an addition the list is read again.
 * @returns `projects`: undefined until they are loaded
 */
export function useLegacyProjects(userId: string, isOwner: boolean) {
  const { data, error, refetch, fetchMore } = useLegacyProjectsQuery({
    variables: { userId },
    // Later projects stay where the first ones are read again.
    refetchWritePolicy: 'merge',
  });
  const refetchProjects = () => void refetch().catch(() => undefined);
  useLiveSubscription(LegacyProjectsLive, {
    variables: { userId },
    skip: isOwner,
    fetchPolicy: 'no-cache',
    onData: refetchProjects,
  });
  useOnReconnect(refetchProjects);
  const list = data?.profile.legacyProjects;
  const loadMore = () => fetchMore({ variables: { after: list?.pageInfo.endCursor } });
  return {
    projects: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    refetchProjects,
    loadMore,
  };
}
