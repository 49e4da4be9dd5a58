import { LockMode } from '@mikro-orm/core';
import {
  idsAtMost,
  type NotificationTab,
  notificationTexts,
} from '../../../../schema/rules/notifications/notifications-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Page } from '../../core/lists/paging.ts';
import { anyOf } from '../../core/sql/index.ts';
import { NotificationEntity } from './notification.entity.ts';
import { notificationEvent, notificationEventsTopic } from './notification-events.ts';
import { countsOf, notificationsOf } from './notifications.queries.ts';
import { isInTab, lockedInOrder, notification, notificationsSql } from './notifications.sql.ts';
import type {
  Notification,
  NotificationArgs,
  NotificationCounts,
  NotificationsUpdate,
  WhichNotifications,
} from './notifications.types.ts';
import { takeBackPushes } from './push/plan-pushes.ts';
import { markRead, updateNotifications } from './update-notifications.ts';

/**
 * Returns a page of the viewer's own notifications, the latest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT as `notificationsOf`
 */
export const notifications = (ctx: Context, args: NotificationArgs): Promise<Page<Notification>> =>
  notificationsOf(ctx.app, requireViewer(ctx).id, args);

/**
 * Returns how many of the viewer's notifications are unread, and how many of them are news: the
 * number at the bell.
 * @throws UNAUTHENTICATED
 */
export const notificationCounts = (ctx: Context): Promise<NotificationCounts> =>
  countsOf(ctx.app, requireViewer(ctx).id);

type Action = 'markRead' | 'dismiss' | 'archive' | 'unarchive';

/** Which notifications each action applies to: those that are not yet as it would leave them. */
const appliesTo: Record<Action, ReturnType<typeof isInTab>> = {
  markRead: notification.and([notification('notification.read_at', 'is', null)]),
  dismiss: notification.and([notification('notification.dismissed_at', 'is', null)]),
  archive: notification.and([
    notification('notification.archived_at', 'is', null),
    notification('notification.dismissed_at', 'is', null),
  ]),
  unarchive: notification.and([
    notification('notification.archived_at', 'is not', null),
    notification('notification.dismissed_at', 'is', null),
  ]),
};

/**
 * Locks the notifications that an action applies to, of a tab or of the named ids, and returns
 * their ids. They are locked in the order in which the dispatcher takes them, so that the two can't
 * deadlock.
 */
const lockedNotifications = notificationsSql.statements(
  'locked',
  { userId: 'uuid', ids: 'uuid[]?' },
  [
    { action: 'markRead', which: 'all' },
    { action: 'dismiss', which: 'named' },
  ],
  ({ action, which }: { action: Action; which: NotificationTab | 'named' }) =>
    (db, { userId, ids }) =>
      db
        .selectFrom('notifications as notification')
        .where('notification.user_id', '=', userId)
        .where(appliesTo[action])
        .where(
          which === 'named' ? notification('notification.id', '=', anyOf(ids)) : isInTab(which),
        )
        .$call(lockedInOrder)
        .select('notification.id'),
);

/** More changed notifications than this are published as one event. */
const maxEvents = 10;

async function publishUpdates(
  work: Work,
  userId: string,
  updated: readonly { id: string }[],
  now: Date,
): Promise<void> {
  if (updated.length > 0) await takeBackPushes(work, [userId], now);
  const events =
    updated.length > maxEvents
      ? [notificationEvent('manyUpdated')]
      : updated.map(({ id }) => notificationEvent('updated', id));
  for (const event of events) work.publish(notificationEventsTopic(userId), event);
}

/** @throws BAD_USER_INPUT for what is no id, and for more than a hundred */
function assertIds(ids: readonly string[]): void {
  if (ids.length > idsAtMost) throw badUserInput(notificationTexts.tooMany);
  if (!ids.every(isId)) throw badUserInput(notificationTexts.notIds);
}

const actions: Record<
  Action,
  (work: Work, ids: readonly { id: string }[], now: Date) => Promise<void>
> = {
  markRead,
  async dismiss(work, locked, now) {
    await updateNotifications(work, locked, { dismissedAt: now });
    await markRead(work, locked, now);
  },
  async archive(work, locked, now) {
    await updateNotifications(work, locked, { archivedAt: now });
    await markRead(work, locked, now);
  },
  unarchive: (work, locked) => updateNotifications(work, locked, { archivedAt: null }),
};

/**
 * Changes the viewer's own of these ids, or, when none are named, all of the tab. Other people's,
 * and what is as it should be already, are left as they are. What is dismissed or archived is read.
 * @returns the ids of what changed, and how many are unread now
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for what is no id and for more than a hundred
 */
export async function changeNotifications(
  ctx: Context,
  action: Action,
  { ids, tab }: WhichNotifications,
): Promise<NotificationsUpdate> {
  const viewer = requireViewer(ctx);
  assertIds(ids);
  const which = ids.length > 0 ? 'named' : (tab ?? 'all');
  const updated = await change(ctx.app, async (work) => {
    const input = { userId: viewer.id, ids };
    const locked = await work.query(lockedNotifications({ action, which }), input);
    const now = ctx.app.clock.now();
    await actions[action](work, locked, now);
    await publishUpdates(work, viewer.id, locked, now);
    return locked;
  });
  return {
    ids: updated.map(({ id }) => id),
    ...(await countsOf(ctx.app, viewer.id)),
  };
}

const undoMilliseconds = 24 * 3_600_000;

/** Clears `dismissedAt`, or else `archivedAt`, and `readAt` where it was set by the same change. */
function undo(undone: NotificationEntity): void {
  const { readAt, dismissedAt, archivedAt } = undone;
  const doneAt = dismissedAt ?? archivedAt;
  if (readAt && readAt.getTime() === doneAt?.getTime()) undone.readAt = null;
  if (dismissedAt) undone.dismissedAt = null;
  else undone.archivedAt = null;
}

/**
 * Takes back that the viewer archived or dismissed these within the last day; without ids nothing
 * changes. Notifications of requests that were rejected stay away.
 * @throws as `changeNotifications`
 */
export async function undoNotifications(ctx: Context, ids: string[]): Promise<NotificationsUpdate> {
  const viewer = requireViewer(ctx);
  assertIds(ids);
  const since = new Date(ctx.app.clock.now().getTime() - undoMilliseconds);
  const updated = await change(ctx.app, async (work) => {
    const found = await work.em.find(
      NotificationEntity,
      {
        id: { $in: ids },
        user: viewer.id,
        $and: [
          { $or: [{ status: null }, { status: { $ne: 'rejected' } }] },
          {
            $or: [
              { dismissedAt: { $gt: since } },
              { dismissedAt: null, archivedAt: { $gt: since } },
            ],
          },
        ],
      },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { user: 'asc', groupKey: 'asc' } },
    );
    for (const one of found) undo(one);
    await publishUpdates(work, viewer.id, found, ctx.app.clock.now());
    return found;
  });
  return {
    ids: updated.map(({ id }) => id),
    ...(await countsOf(ctx.app, viewer.id)),
  };
}
