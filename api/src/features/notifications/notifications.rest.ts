import { notificationTexts } from '../../../../schema/rules/notifications/notifications-texts.ts';
import { badUserInput } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { momentIfSent, text } from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import {
  RestArchive,
  RestArchivedNotifications,
  RestDismiss,
  RestMarkRead,
  RestMarkSeen,
  RestNotifications,
  RestUnreadCount,
  RestUnsubscribe,
} from '../../generated/documents.ts';

/**
 * An empty list means all, so that what is no list of ids is refused, not read as one. @throws
 * BAD_USER_INPUT
 */
function namedIds({ body }: RestCall): { ids: string[] } {
  const { ids = [] } = body;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
    throw badUserInput(notificationTexts.notIds);
  return { ids };
}

/** The notification calls of `schema/rest.md`. */
export const notificationRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/notifications/unread-count',
    document: RestUnreadCount,
    reply: ({ notificationCounts: { unreadCount, unseenCount } }) => ({
      count: unreadCount,
      unseen: unseenCount,
    }),
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/mark-seen',
    document: RestMarkSeen,
    variables: ({ body }) => ({ until: momentIfSent(body, 'until', notificationTexts.noMoment) }),
    reply: (data) => data.markNotificationsSeen,
  }),
  restRow({
    method: 'GET',
    path: '/api/notifications',
    document: RestNotifications,
    variables: pageOf,
    lists: (data) => [data.notifications],
    reply: (data) => data.notifications.nodes,
  }),
  restRow({
    method: 'GET',
    path: '/api/notifications/archived',
    document: RestArchivedNotifications,
    variables: pageOf,
    lists: (data) => [data.notifications],
    reply: (data) => data.notifications.nodes,
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/mark-read',
    document: RestMarkRead,
    variables: namedIds,
    reply: (data) => data.markNotificationsRead,
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/dismiss',
    document: RestDismiss,
    variables: namedIds,
    reply: (data) => data.dismissNotifications,
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/archive',
    document: RestArchive,
    variables: namedIds,
    reply: (data) => data.archiveNotifications,
  }),
  // Mail programs call it by themselves (RFC 8058): everything is in the address, the body is
  // ignored.
  restRow({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    document: RestUnsubscribe,
    variables: ({ query }) => ({ token: text(query['token']) }),
    reply: (data) => data.unsubscribe,
    multipart: {},
    form: 'ignored',
  }),
];
