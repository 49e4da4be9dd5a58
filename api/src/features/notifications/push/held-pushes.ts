import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { truth } from '../../../core/sql/index.ts';
import { isUnread, lockedInOrder, notificationsSql } from '../notifications.sql.ts';
import { isQuiet } from '../quiet/quiet-hours.sql.ts';
import { updateNotifications } from '../update-notifications.ts';
import { sharePushJobName } from './plan-pushes.ts';

/** How many are let go in one transaction. */
const batchSize = 200;

/**
 * What is held and whose person's quiet hours are over: the clock is asked once for each person and
 * not for each thing that waits. What others change just now waits.
 */
const heldOver = notificationsSql.statement('heldOver', { now: 'timestamptz' }, (db, { now }) => {
  const people = db
    .selectFrom('notifications as held')
    .where('held.held_at', 'is not', null)
    .select('held.user_id')
    .distinct();
  const peopleOver = db
    .selectFrom(people.as('person'))
    .where(({ not, ref }) => not(isQuiet(ref('person.user_id'), now)))
    .select('person.user_id');
  return db
    .selectFrom('notifications as notification')
    .where('notification.held_at', 'is not', null)
    .where('notification.user_id', 'in', peopleOver)
    .$call(lockedInOrder)
    .skipLocked()
    .limit(batchSize)
    .select(['notification.id', truth(isUnread).as('isUnread')]);
});

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
