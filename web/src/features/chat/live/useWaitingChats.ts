import { useViewer } from '@/features/identity';
import { useUnreadChatsQuery } from '@/generated/hooks';

/**
 * How many conversations wait for the viewer: with something unread, or a request to answer. 0 for
 * everybody but members.
 */
export function useWaitingChats(): number {
  const { status } = useViewer();
  const { data } = useUnreadChatsQuery({ skip: status !== 'member' });
  const unread = data?.unreadChats;
  return status === 'member' && unread ? unread.conversations + unread.requests : 0;
}
