import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/reconnect';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { LegacyProjectsLive } from '@/generated/documents';
import { useLegacyProjectsQuery } from '@/generated/hooks';
import { notify } from '@/ui';
import { legacyTexts as texts } from '@schema/rules/legacies-texts';

/**
 * What a person hands down, page after page. Visitors see changes at once; the owner's own are in
 * the cache already.
 * @returns `projects`: undefined until they are loaded
 */
export function useLegacyProjects(userId: string, isOwner: boolean) {
  const { data, error, loading, refetch, fetchMore } = useLegacyProjectsQuery({
    variables: { userId },
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
  const loadMore = () =>
    void fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch((failure: unknown) =>
      notify.error(errorText(failure, texts.loadFailed)),
    );
  return {
    projects: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    isLoading: loading,
    refetchProjects,
    loadMore,
  };
}
