import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { truth } from '../../../core/sql/index.ts';
import { isUnread, lockedInOrder, notification, notificationsSql } from '../notifications.sql.ts';
import { isQuiet } from '../quiet/quiet-hours.sql.ts';
import { updateNotifications } from '../update-notifications.ts';
import { sharePushJobName } from './plan-pushes.ts';

/** How many are let go in one transaction. */
const batchSize = 200;

/** What is held and whose person's quiet hours are over. What others change just now waits. */
const heldOver = notificationsSql.statement('heldOver', { now: 'timestamptz' }, (db, { now }) =>
  db
    .selectFrom('notifications as notification')
    .where('notification.held_at', 'is not', null)
    .where(notification.not(isQuiet(notification.ref('notification.user_id'), now)))
    .$call(lockedInOrder)
    .skipLocked()
    .limit(batchSize)
    .select(['notification.id', truth(isUnread).as('isUnread')]),
);

/**
 * Every minute: what was held in quiet hours that are over goes to the devices, once, if it is
 * unread. By looking and not by a job at the hours' end: they may be changed meanwhile.
 */
export const letHeldPushesGoJob = (app: App): Job<object> => ({
  name: 'notifications.let-held-go',
  cron: '* * * * *',
  retries: 2,
  async run() {
    let found: number;
    do {
      found = await change(app, async (work) => {
        const held = await work.query(heldOver, { now: app.clock.now() });
        await updateNotifications(work, held, { heldAt: null });
        for (const { id } of held.filter(({ isUnread }) => isUnread))
          await work.enqueue(sharePushJobName, { notificationId: id });
        return held.length;
      });
    } while (found === batchSize);
  },
});
