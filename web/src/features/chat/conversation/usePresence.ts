import { useOnReconnect } from '@/core/live/reconnect';
import { type PresenceFieldsFragment } from '@/generated/documents';
import { useConversationPresenceQuery, usePresenceChangedSubscription } from '@/generated/hooks';

/**
 * Whether the other one of a direct conversation is there, as it changes.
 * @param userId null for groups, and where nobody is left
 */
export function usePresence(
  conversationId: string,
  userId: string | null,
): PresenceFieldsFragment | null {
  const { data, refetch } = useConversationPresenceQuery({
    variables: { id: conversationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: userId === null,
  });
  // Each has the person's id: the cache brings it to wherever the person is shown.
  usePresenceChangedSubscription({
    variables: { userIds: userId === null ? [] : [userId] },
    skip: userId === null,
  });
  useOnReconnect(() => {
    if (userId !== null) void refetch().catch(() => undefined);
  });
  return data?.conversation.others.find(({ id }) => id === userId)?.presence ?? null;
}
