import { Ctx, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live, type LiveField } from '../../core/live/live.ts';
import {
  type NotificationEvent,
  notificationEvent,
  notificationEventsTopic,
} from './notification-events.ts';
import { countsOf, findNotification } from './notifications.queries.ts';
import { Notification, NotificationsChange } from './notifications.types.ts';

/**
 * What events are throttled by: those of one notification, of many, or of the list that was seen,
 * come four times a second at most.
 */
function throttleKey({ kind, id }: Partial<NotificationEvent>): string | null {
  if (kind === 'updated') return String(id);
  return kind === 'manyUpdated' || kind === 'seen' ? kind : null;
}

/** The viewer's own, or one kind of events of them. */
const ownNotifications = (
  kind?: NotificationEvent['kind'],
): LiveField & { access: 'signedIn' } => ({
  access: 'signedIn',
  topic: (_args, viewer) => notificationEventsTopic(viewer?.id ?? ''),
  perViewer: true,
  ...(kind ? { filter: (event) => event['kind'] === kind } : {}),
  throttleMs: 250,
  throttleKey,
});

async function loadNotification(ctx: Context, { id }: NotificationEvent): Promise<Notification> {
  const notification = await findNotification(ctx.app, id, requireViewer(ctx).id);
  if (!notification) throw notFound('Notification not found');
  return notification;
}

@Resolver()
export class NotificationsLiveResolver {
  @Live(() => NotificationsChange, {
    ...ownNotifications(),
    initialEvent: () => notificationEvent('subscribed'),
    description:
      "All that happens to the viewer's notifications, on all of their devices. Changes of one notification come at most four times a second.",
  })
  async notificationsChanged(
    @Ctx() ctx: Context,
    @Root() { kind, id }: NotificationEvent,
  ): Promise<NotificationsChange> {
    const viewer = requireViewer(ctx);
    const [notification, counts] = await Promise.all([
      findNotification(ctx.app, id, viewer.id),
      countsOf(ctx.app, viewer.id),
    ]);
    return {
      ...counts,
      received: kind === 'received' ? notification : null,
      updated: kind === 'updated' ? notification : null,
      isStale: kind === 'manyUpdated' || kind === 'subscribed',
    };
  }

  @Live(() => Notification, {
    ...ownNotifications('received'),
    description:
      "Each of the viewer's notifications that alerts: it is new, came again after it was seen, or its kind alerts at each act, as a message does.",
  })
  notificationReceived(
    @Ctx() ctx: Context,
    @Root() event: NotificationEvent,
  ): Promise<Notification> {
    return loadNotification(ctx, event);
  }

  @Live(() => Notification, {
    ...ownNotifications('updated'),
    description:
      "Each of the viewer's notifications that changes: somebody joined it, or it was read, archived, dismissed or taken back.",
  })
  notificationUpdated(
    @Ctx() ctx: Context,
    @Root() event: NotificationEvent,
  ): Promise<Notification> {
    return loadNotification(ctx, event);
  }
}
