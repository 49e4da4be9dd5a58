import { useToken } from '@/core/auth';
import { useNotificationCountsQuery } from '@/generated/hooks';

/** How many notifications are unread, and how many of these are news. */
export type Counts = { unreadCount: number; unseenCount: number };

/** The viewer's counts; undefined for visitors and until they are loaded. */
export function useCounts(): Counts | undefined {
  const token = useToken();
  const { data } = useNotificationCountsQuery({ skip: !token });
  return token ? data?.notificationCounts : undefined;
}

/** The number at the bell: what came since the list was seen, on whichever device. */
export const useUnseenCount = (): number => useCounts()?.unseenCount ?? 0;

/** The counts when so many that were unread are no more: the newest are meant first. */
export const withFewer = (counts: Counts | undefined, read: number): Counts => ({
  unreadCount: Math.max(0, (counts?.unreadCount ?? 0) - read),
  unseenCount: Math.max(0, (counts?.unseenCount ?? 0) - read),
});
