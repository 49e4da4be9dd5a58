import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { User } from '../../identity/index.ts';
import { NotificationListEntity } from '../notification.entity.ts';
import { notificationEvent, notificationEventsTopic } from '../notification-events.ts';
import { countsOf } from '../notifications.queries.ts';
import type { NotificationCounts } from '../notifications.types.ts';

/**
 * The viewer had their list before them, on one of their devices, up to a notification's
 * `updatedAt` (null: up to now): what came or grew later is news at the bell of all of them. It
 * never moves back, and never past this moment: a device whose clock is wrong hides nothing that is
 * to come.
 * @returns the counts now
 * @throws UNAUTHENTICATED
 */
export async function markListSeen(ctx: Context, until: Date | null): Promise<NotificationCounts> {
  const viewer = requireViewer(ctx);
  const now = ctx.app.clock.now();
  const seenUntil = until && until < now ? until : now;
  await change(ctx.app, async (work) => {
    await work.advisoryLock('notification list', viewer.id);
    const list = await work.em.findOne(NotificationListEntity, { user: viewer.id });
    if (list && list.seenUntil >= seenUntil) return;
    if (list) list.seenUntil = seenUntil;
    else
      work.em.create(NotificationListEntity, {
        user: work.em.getReference(User, viewer.id),
        seenUntil,
      });
    work.publish(notificationEventsTopic(viewer.id), notificationEvent('seen'));
  });
  return countsOf(ctx.app, viewer.id);
}
