import { useToken } from '@/core/auth';
import { useUnreadNotificationsQuery } from '@/generated/hooks';

/**
 * The number of the viewer's unread notifications, kept up to date; 0 for visitors and until it is
 * loaded.
 */
export function useUnreadCount(): number {
  const token = useToken();
  const { data } = useUnreadNotificationsQuery({ skip: !token });
  return (token && data?.unreadNotificationsCount) || 0;
}
