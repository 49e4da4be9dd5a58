import { useToken } from '@/core/auth';
import { useUnreadNotificationsQuery } from '@/generated/hooks';

/** The number at the bell; live news keep it true. */
export function useUnread(): number {
  const token = useToken();
  const { data } = useUnreadNotificationsQuery({ skip: !token });
  return (token && data?.unreadNotificationsCount) || 0;
}

const most = 99;

/** As much as a badge holds. */
export const badgeText = (count: number): string => (count > most ? `${most}+` : String(count));
