import { useToken } from '@/core/auth';
import { useUnreadNotificationsQuery } from '@/generated/hooks';

/**
 * The number of the viewer's unread notifications; undefined for visitors and until it is loaded.
 */
export function useUnread(): number | undefined {
  const token = useToken();
  const { data } = useUnreadNotificationsQuery({ skip: !token });
  return token ? data?.unreadNotificationsCount : undefined;
}

/** The number of the viewer's unread notifications; 0 for visitors and until it is loaded. */
export const useUnreadCount = (): number => useUnread() ?? 0;
