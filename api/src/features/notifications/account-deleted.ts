import type { DeletedAccount, Work } from '../../core/context.ts';
import { concat, truth } from '../../core/sql/index.ts';
import { NotificationActorEntity, NotificationEntity } from './notification.entity.ts';
import { notificationEvent, notificationEventsTopic } from './notification-events.ts';
import { lockedInOrder, notification, notificationsSql } from './notifications.sql.ts';

/**
 * Others' notifications that name a person or lead to them, and whether they are empty without that
 * person.
 */
const aboutPerson = notificationsSql.statement(
  'about',
  { personId: 'uuid' },
  (db, { personId }) => {
    // A group's key and the link hold ids as text.
    const leadsToThem = notification(
      notification.fn<number>('strpos', [
        concat(
          notification.ref('notification.link'),
          ' ',
          notification.ref('notification.group_key'),
        ),
        notification.cast(personId, 'text'),
      ]),
      '>',
      0,
    );
    return db
      .selectFrom('notifications as notification')
      .leftJoin('notification_actors as actor', (join) =>
        join
          .onRef('actor.notification_id', '=', 'notification.id')
          .on('actor.user_id', '=', personId),
      )
      .where('notification.user_id', '<>', personId)
      .where((eb) => eb.or([leadsToThem, eb('actor.user_id', 'is not', null)]))
      .$call(lockedInOrder)
      .select((eb) => [
        'notification.id',
        'notification.user_id as userId',
        truth(
          eb.or([
            leadsToThem,
            eb.not(
              eb.exists(
                eb
                  .selectFrom('notification_actors as other')
                  .whereRef('other.notification_id', '=', 'notification.id')
                  .where('other.user_id', '<>', personId),
              ),
            ),
          ]),
        ).as('isEmpty'),
      ]);
  },
);

/**
 * Names a person in nobody's notifications any more: those that lead to them or name nobody else
 * are deleted, the others count one person less.
 */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  const about = await work.query(aboutPerson, { personId: userId });
  const empty = about.filter(({ isEmpty }) => isEmpty).map(({ id }) => id);
  await work.em.nativeDelete(NotificationActorEntity, { user: userId });
  if (empty.length > 0) await work.em.nativeDelete(NotificationEntity, { id: { $in: empty } });
  for (const recipientId of new Set(about.map((row) => row.userId)))
    work.publish(notificationEventsTopic(recipientId), notificationEvent('manyUpdated'));
}
