import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { anyOf, timeBefore, truth } from '../../../core/sql/index.ts';
import {
  isPushSwitchedOff,
  isUnread,
  lockedInOrder,
  notification,
  notificationsSql,
} from '../notifications.sql.ts';
import { isQuiet } from '../quiet/quiet-hours.sql.ts';
import { collegeKinds } from '../rules/college-kinds.ts';
import { updateNotifications } from '../update-notifications.ts';
import { listeningBrowsers, serviceOf } from './browsers.ts';

/** One message for one browser. */
export interface PushTask {
  subscriptionId: string;
  notificationId: string;
  /** It is taken back from the browser instead. */
  isTakenBack: boolean;
}

export const pushJobName = 'notifications.send-push';
export const sharePushJobName = 'notifications.share-push';

/** Who has the product open reads it there meanwhile: then nothing is sent. */
const waitSeconds = 2;
/** What comes again within so long says the same: a burst of messages is one. */
const sameAgain = '30 seconds';

const duePushes = notificationsSql.statement(
  'duePushes',
  { ids: 'uuid[]', now: 'timestamptz' },
  (_db, { ids, now }) =>
    listeningBrowsers
      .innerJoin('notifications as notification', (join) =>
        join.onRef('notification.user_id', '=', 'subscription.user_id'),
      )
      .where('session.expires_at', '>', now)
      .where('notification.id', '=', anyOf(ids))
      .where(isUnread)
      .where(({ or, eb }) =>
        or([
          eb('notification.pushed_at', 'is', null),
          eb('notification.pushed_at', '<=', timeBefore(now, sameAgain)),
        ]),
      )
      .where(notification.not(isPushSwitchedOff(collegeKinds)))
      .select([
        'notification.id as notificationId',
        'subscription.id as subscriptionId',
        'subscription.endpoint',
        truth(isQuiet(notification.ref('notification.user_id'), now)).as('isQuiet'),
      ]),
);

/**
 * Notifications that stand on devices and are unread no more. Those that others hold they settle.
 */
const readPushes = notificationsSql.statement(
  'readPushes',
  { userIds: 'uuid[]' },
  (db, { userIds }) =>
    db
      .selectFrom('notifications as notification')
      .where('notification.user_id', '=', anyOf(userIds))
      .where('notification.pushed_at', 'is not', null)
      .where(notification.not(isUnread))
      .$call(lockedInOrder)
      .skipLocked()
      .select(['notification.id', 'notification.user_id as userId']),
);

const browsersOf = notificationsSql.statement(
  'browsers',
  { userIds: 'uuid[]', now: 'timestamptz' },
  (_db, { userIds, now }) =>
    listeningBrowsers
      .where('session.expires_at', '>', now)
      .where('subscription.user_id', '=', anyOf(userIds))
      .select([
        'subscription.id as subscriptionId',
        'subscription.user_id as userId',
        'subscription.endpoint',
      ]),
);

/** What falls into quiet hours waits for their end (`held-pushes.ts`). */
const hold = (work: Work, ids: readonly string[], now: Date): Promise<void> =>
  updateNotifications(
    work,
    ids.map((id) => ({ id })),
    { heldAt: now },
  );

/** Asks, in this transaction, for messages about notifications that alert their people. */
export async function planPushes(
  work: Work,
  changed: readonly { id: string; alerts: boolean }[],
  now: Date,
): Promise<void> {
  const ids = changed.filter(({ alerts }) => alerts).map(({ id }) => id);
  if (ids.length === 0) return;
  const due = await work.query(duePushes, { ids, now });
  const idsOf = (isHeld: boolean): string[] => [
    ...new Set(due.flatMap((one) => (one.isQuiet === isHeld ? [one.notificationId] : []))),
  ];
  await hold(work, idsOf(true), now);
  for (const notificationId of idsOf(false))
    await work.enqueue(sharePushJobName, { notificationId }, { startAfterSeconds: waitSeconds });
}

/** Asks for a message to each browser of its person, if it is still unread. */
export const sharePushJob = (app: App): Job<{ notificationId: string }> => ({
  name: sharePushJobName,
  retries: 2,
  run: ({ notificationId: id }) =>
    change(app, async (work) => {
      const now = app.clock.now();
      const due = await work.query(duePushes, { ids: [id], now });
      if (due.length === 0) return;
      if (due.some(({ isQuiet }) => isQuiet)) return hold(work, [id], now);
      await updateNotifications(work, [{ id }], { pushedAt: now, heldAt: null });
      for (const { subscriptionId, endpoint } of due) {
        const task: PushTask = { subscriptionId, notificationId: id, isTakenBack: false };
        await work.enqueue(pushJobName, task, { group: serviceOf(endpoint) });
      }
    }),
});

/**
 * Asks for what these people have read elsewhere, or what was withdrawn, to leave their devices.
 */
export async function takeBackPushes(
  work: Work,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const read = await work.query(readPushes, { userIds: [...new Set(userIds)] });
  if (read.length === 0) return;
  await updateNotifications(work, read, { pushedAt: null });
  const browsers = await work.query(browsersOf, {
    userIds: [...new Set(read.map(({ userId }) => userId))],
    now,
  });
  for (const { id, userId } of read)
    for (const { subscriptionId, endpoint } of browsers.filter((one) => one.userId === userId)) {
      const task: PushTask = { subscriptionId, notificationId: id, isTakenBack: true };
      await work.enqueue(pushJobName, task, { group: serviceOf(endpoint) });
    }
}
