import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';

/**
 * What happens to a person's notifications. `received`: one came, or came again after it was seen.
 * `updated`: one changed. `manyUpdated`: more changed than are named. `subscribed`: the first event
 * of each subscription.
 */
export interface NotificationEvent extends EventPayload {
  kind: 'received' | 'updated' | 'manyUpdated' | 'subscribed';
  id: string | null;
}

/** All that happens to one person's notifications. Payloads: `notificationEvent`. */
export const notificationEventsTopic = topicOf('notifications');

export const notificationEvent = (
  kind: NotificationEvent['kind'],
  id: string | null = null,
): NotificationEvent => ({ kind, id });

/** A notification that was made or changed. */
export interface ChangedNotification {
  id: string;
  userId: string;
  /** It came, or came again after it was seen: the person is alerted. */
  isNew: boolean;
}

/** A notification that changed: nobody is alerted of it. */
export type UpdatedNotification = Omit<ChangedNotification, 'isNew'>;

export const withoutAlert = (updated: readonly UpdatedNotification[]): ChangedNotification[] =>
  updated.map(({ id, userId }) => ({ id, userId, isNew: false }));

/** Tells each person, after the commit, what was made or changed for them. */
export function publishNotifications(work: Work, changed: readonly ChangedNotification[]): void {
  for (const { id, userId, isNew } of changed)
    work.publish(
      notificationEventsTopic(userId),
      notificationEvent(isNew ? 'received' : 'updated', id),
    );
}
