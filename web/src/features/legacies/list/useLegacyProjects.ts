import { pagedList } from '@/core/data/lists/paged-list';
import { useOnReconnect } from '@/core/live/reconnect';
import { useLegacyProjectsLiveSubscription, useLegacyProjectsQuery } from '@/generated/hooks';

/**
 * What a person hands down, page after page. Visitors see changes at once; the owner's
 * changes are answered with what changed, and after an addition the list is read again.
 */
export function useLegacyProjects(userId: string, isOwner: boolean) {
  const result = useLegacyProjectsQuery({
    variables: { userId },
    // Later projects stay where the first ones are read again.
    refetchWritePolicy: 'merge',
  });
  const list = pagedList(result, ({ profile }) => profile.legacyProjects, { keepsRows: false });
  useLegacyProjectsLiveSubscription({
    variables: { userId },
    skip: isOwner,
    fetchPolicy: 'no-cache',
    onData: list.reread,
  });
  useOnReconnect(list.reread);
  return list;
}
