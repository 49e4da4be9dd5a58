import { type App, change } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { timeBefore } from '../../../core/sql/index.ts';
import { notificationDays } from '../../../limits.ts';
import { forgetOldMails } from '../mail/mails-at-once.ts';
import { NotificationEntity } from '../notification.entity.ts';
import { lockedInOrder, notification, notificationsSql } from '../notifications.sql.ts';
import { updateNotifications } from '../update-notifications.ts';

/** Notifications that are deleted in one transaction. */
const batchSize = 1000;

type Old = 'dismissed' | 'read' | 'readMilestones';

const isMilestone = notification('notification.kind', 'in', [
  'postMilestone',
  'questionMilestone',
  'answerMilestone',
]);

/**
 * Locks a batch of old notifications and returns their ids. Rows that another transaction has
 * locked are left for the next day.
 */
const oldNotifications = notificationsSql.statements(
  'old',
  { now: 'timestamptz' },
  [{ old: 'dismissed' }, { old: 'read' }],
  ({ old }: { old: Old }) =>
    (db, { now }) => {
      const removedAt = notification.fn.coalesce(
        'notification.dismissed_at',
        'notification.withdrawn_at',
      );
      const isRemoved = notification.and([
        notification(removedAt, 'is not', null),
        notification(removedAt, '<', timeBefore(now, `${notificationDays.dismissed} days`)),
      ]);
      const readBefore = timeBefore(now, `${notificationDays.read} days`);
      const isRead = notification.and([
        notification('notification.read_at', '<', readBefore),
        notification('notification.updated_at', '<', readBefore),
        notification('notification.dismissed_at', 'is', null),
        notification('notification.archived_at', 'is', null),
        notification('notification.status', 'is distinct from', 'pending'),
      ]);
      return db
        .selectFrom('notifications as notification')
        .where(old === 'dismissed' ? isRemoved : isRead)
        .where(old === 'readMilestones' ? isMilestone : notification.not(isMilestone))
        .limit(batchSize)
        .$call(lockedInOrder)
        .skipLocked()
        .select('notification.id');
    },
);

/**
 * Deletes up to `batchSize` old notifications. Milestones are dismissed instead: their rows stay,
 * since each is reached once ever.
 * @returns how many were found; fewer than `batchSize` means that none are left
 */
const removeBatch = (app: App, old: Old): Promise<number> =>
  change(app, async (work) => {
    const now = app.clock.now();
    const found = await work.query(oldNotifications({ old }), { now });
    if (old === 'readMilestones') await updateNotifications(work, found, { dismissedAt: now });
    else if (found.length > 0)
      await work.em.nativeDelete(NotificationEntity, { id: { $in: found.map(({ id }) => id) } });
    return found.length;
  });

/**
 * Returns the job that deletes old notifications every night in India: those dismissed a month ago,
 * and those read half a year ago that are not archived. What mails left at once in former days is
 * forgotten, too.
 */
export const removeOldNotificationsJob = (app: App): Job<object> => ({
  name: 'notifications.remove-old',
  cron: '40 20 * * *',
  retries: 2,
  async run() {
    for (const old of ['dismissed', 'read', 'readMilestones'] as const)
      await inBatches(async () => (await removeBatch(app, old)) === batchSize);
    await change(app, (work) => forgetOldMails(work, app.clock.now()));
  },
});
