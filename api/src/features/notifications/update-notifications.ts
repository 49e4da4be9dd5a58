import type { EntityData, FilterQuery } from '@mikro-orm/core';
import type { Work } from '../../core/context.ts';
import { NotificationEntity } from './notification.entity.ts';

/** Rows that one statement names: PostgreSQL takes 65,535 values in one. */
const maxIdsPerUpdate = 1000;

/**
 * Changes many notifications in the same way. They are locked already, in the order of `user_id,
 * group_key` as by everybody else, so that there is no deadlock.
 * @param which of them are meant; default: all
 */
export async function updateNotifications(
  { em }: Work,
  notifications: readonly { id: string }[],
  changes: EntityData<NotificationEntity>,
  which: FilterQuery<NotificationEntity> = {},
): Promise<void> {
  for (let from = 0; from < notifications.length; from += maxIdsPerUpdate) {
    const ids = notifications.slice(from, from + maxIdsPerUpdate).map(({ id }) => id);
    await em.nativeUpdate(NotificationEntity, { $and: [{ id: { $in: ids } }, which] }, changes);
  }
}

/**
 * Those that were seen at that moment, whatever else it did to them, are read; those that were read
 * before stay as they are.
 */
export const markRead = (
  work: Work,
  notifications: readonly { id: string }[],
  now: Date,
): Promise<void> => updateNotifications(work, notifications, { readAt: now }, { readAt: null });
