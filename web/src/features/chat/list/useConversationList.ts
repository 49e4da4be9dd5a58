import { useNavigationType } from 'react-router-dom';
import { useConversationsQuery } from '@/generated/hooks';
import type { ConversationFilter } from '@schema/rules/chat-texts';

const pageSize = 20;

/**
 * The viewer's conversations of a filter, or those that a search finds, page after page.
 * @returns `conversations`: undefined until they are loaded; `error`: only while there are none
 */
export function useConversationList(filter: ConversationFilter, search: string | null) {
  const isBack = useNavigationType() === 'POP';
  const { data, previousData, error, loading, refetch, fetchMore } = useConversationsQuery({
    variables: { filter, search, first: pageSize },
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // While the next search is loading, what was found stays.
  const list = (data ?? (search ? previousData : undefined))?.conversations;
  const cursor = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  return {
    conversations: list?.nodes,
    cursor,
    error: list ? undefined : error,
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { after: cursor } }),
  };
}
