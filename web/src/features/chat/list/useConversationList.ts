import type { ConversationFilter } from '@schema/rules/chat/chat-texts';
import { type PagedList, pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { useConversationsQuery } from '@/generated/hooks';
import { conversationsPageSize } from './conversation-list-read';

/** The viewer's conversations of a filter, or those that a search finds, page after page. */
export function useConversationList(
  filter: ConversationFilter,
  search: string | null,
): PagedList<ConversationFieldsFragment> {
  const result = useConversationsQuery({
    variables: { filter, search, first: conversationsPageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  return pagedList(result, ({ conversations }) => conversations);
}
