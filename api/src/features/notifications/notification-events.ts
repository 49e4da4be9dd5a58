import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';
import { planPushes, takeBackPushes } from './push/plan-pushes.ts';

/**
 * What happens to a person's notifications. `received`: one alerts the person
 * (`ChangedNotification.alerts`). `updated`: one changed. `manyUpdated`: more changed than are
 * named. `seen`: the list was seen on one of their devices. `subscribed`: the first event of each
 * subscription.
 */
export interface NotificationEvent extends EventPayload {
  kind: 'received' | 'updated' | 'manyUpdated' | 'seen' | 'subscribed';
  id: string | null;
}

/** All that happens to one person's notifications. Payloads: `notificationEvent`. */
export const notificationEventsTopic = topicOf<NotificationEvent>('notifications');

export const notificationEvent = (
  kind: NotificationEvent['kind'],
  id: string | null = null,
): NotificationEvent => ({ kind, id });

/** A notification that was made or changed. */
export interface ChangedNotification {
  id: string;
  userId: string;
  /**
   * The person is alerted: it is new, came again after it was seen, or its kind alerts at each act
   * (`alertsAgain`).
   */
  alerts: boolean;
}

/** A notification that changed: nobody is alerted of it. */
export type UpdatedNotification = Omit<ChangedNotification, 'alerts'>;

export const withoutAlert = (updated: readonly UpdatedNotification[]): ChangedNotification[] =>
  updated.map(({ id, userId }) => ({ id, userId, alerts: false }));

/**
 * Publishes, after the commit, to each person which of their notifications are new or changed, and
 * brings devices whose tabs are closed in line.
 */
export async function publishNotifications(
  work: Work,
  changed: readonly ChangedNotification[],
  now: Date,
): Promise<void> {
  await planPushes(work, changed, now);
  await takeBackPushes(
    work,
    changed.filter(({ alerts }) => !alerts).map(({ userId }) => userId),
    now,
  );
  for (const { id, userId, alerts } of changed)
    work.publish(
      notificationEventsTopic(userId),
      notificationEvent(alerts ? 'received' : 'updated', id),
    );
}
