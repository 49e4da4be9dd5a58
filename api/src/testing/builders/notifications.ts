import type { Json } from '../client.ts';
import type { Person } from './people.ts';

/** A page of somebody's notifications. */
export const notificationList = `query ($tab: NotificationTab, $first: Int, $after: String) { notifications(tab: $tab, first: $first, after: $after) {
  nodes { id type kind content quote link sender { id fullName } count read archived dismissed priority status requestId createdAt updatedAt } pageInfo { endCursor hasNextPage } } }`;

/** The first page of somebody's notifications, the latest first. */
export const notificationsOf = async (
  who: Person,
  variables: Record<string, unknown> = {},
): Promise<Json[]> => (await who.ask(notificationList, variables)).notifications.nodes;

/** How many somebody has not read. */
export const unreadNotifications = async (who: Person): Promise<number> =>
  (await who.ask('{ unreadNotificationsCount }')).unreadNotificationsCount;

/** The words of a tab of them. */
export const notificationContents = async (who: Person, tab = 'all'): Promise<string[]> =>
  (await notificationsOf(who, { tab })).map(({ content }) => content);
