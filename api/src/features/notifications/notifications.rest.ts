import { notificationTexts } from '../../../../schema/rules/notifications-texts.ts';
import { badUserInput } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest-call.ts';
import { text } from '../../core/rest-input.ts';
import { pageOf } from '../../core/rest-pages.ts';
import {
  RestArchive,
  RestArchivedNotifications,
  RestDismiss,
  RestMarkRead,
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
    reply: (d) => ({ count: d.unreadNotificationsCount }),
  }),
  restRow({
    method: 'GET',
    path: '/api/notifications',
    document: RestNotifications,
    variables: pageOf,
    lists: (d) => [d.notifications],
    reply: (d) => d.notifications.nodes,
  }),
  restRow({
    method: 'GET',
    path: '/api/notifications/archived',
    document: RestArchivedNotifications,
    variables: pageOf,
    lists: (d) => [d.notifications],
    reply: (d) => d.notifications.nodes,
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/mark-read',
    document: RestMarkRead,
    variables: namedIds,
    reply: (d) => d.markNotificationsRead,
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/dismiss',
    document: RestDismiss,
    variables: namedIds,
    reply: (d) => d.dismissNotifications,
  }),
  restRow({
    method: 'POST',
    path: '/api/notifications/archive',
    document: RestArchive,
    variables: namedIds,
    reply: (d) => d.archiveNotifications,
  }),
  // Mail programs call it by themselves (RFC 8058): everything is in the address, the body is
  // ignored.
  restRow({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    document: RestUnsubscribe,
    variables: ({ query }) => ({ token: text(query['token']) }),
    reply: (d) => d.unsubscribe,
    multipart: {},
    acceptsForm: true,
  }),
];
