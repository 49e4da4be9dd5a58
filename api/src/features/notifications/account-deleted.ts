import { sql } from 'kysely';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { NotificationActorEntity, NotificationEntity } from './notification.entity.ts';
import { notificationEvent, notificationEventsTopic } from './notification-events.ts';
import { lockedInOrder, notificationsSql } from './notifications.sql.ts';

/** Others' notifications that name a person or lead to them, and whether they are empty without that person. */
const aboutPerson = notificationsSql.statement(
  'about',
  { personId: 'uuid' },
  (db, { personId }) => {
    // A group's key and the link hold ids as text.
    const leadsToThem = sql<boolean>`strpos(n.link || ' ' || n.group_key, ${personId}::text) > 0`;
    return db
      .selectFrom('notifications as n')
      .leftJoin('notification_actors as x', (join) =>
        join.onRef('x.notification_id', '=', 'n.id').on('x.user_id', '=', personId),
      )
      .where('n.user_id', '<>', personId)
      .where((eb) => eb.or([leadsToThem, eb('x.user_id', 'is not', null)]))
      .$call(lockedInOrder)
      .select((eb) => [
        'n.id',
        'n.user_id as userId',
        eb
          .or([
            leadsToThem,
            eb.not(
              eb.exists(
                eb
                  .selectFrom('notification_actors as other')
                  .whereRef('other.notification_id', '=', 'n.id')
                  .where('other.user_id', '<>', personId),
              ),
            ),
          ])
          .$castTo<boolean>()
          .as('isEmpty'),
      ]);
  },
);

/**
 * Names a person in nobody's notifications any more: those that lead to them or name nobody else are deleted, the others
 * count one person less.
 */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  const about = await work.query(aboutPerson, { personId: userId });
  const empty = about.filter(({ isEmpty }) => isEmpty).map(({ id }) => id);
  await work.em.nativeDelete(NotificationActorEntity, { user: userId });
  if (empty.length > 0) await work.em.nativeDelete(NotificationEntity, { id: { $in: empty } });
  for (const toldId of new Set(about.map((row) => row.userId)))
    work.publish(notificationEventsTopic(toldId), notificationEvent('manyUpdated'));
}
