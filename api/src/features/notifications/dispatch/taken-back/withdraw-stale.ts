import { type App, change } from '../../../../core/context.ts';
import { timeBefore } from '../../../../core/sql/index.ts';
import { allEndorsements } from '../../../endorsements/index.ts';
import { allGratitudes } from '../../../gratitudes/index.ts';
import { publishNotifications, withoutAlert } from '../../notification-events.ts';
import { isUnread, lockedInOrder, notificationsSql } from '../../notifications.sql.ts';
import { updateNotifications } from '../../update-notifications.ts';

/**
 * Unread notifications that wait to be mailed although what they are about was deleted, hidden or
 * accepted meanwhile. Those that name several people stay while the words of one of them still
 * stand.
 */
const staleNotifications = notificationsSql.statement(
  'stale',
  { now: 'timestamptz' },
  (db, { now }) =>
    db
      .selectFrom('notifications as notification')
      .where(isUnread)
      .where('notification.mailed_at', 'is', null)
      .where('notification.updated_at', '>', timeBefore(now, '8 days'))
      .where(({ eb, and, or, not, exists, selectFrom }) => {
        const named = selectFrom('notification_actors as actor')
          .whereRef('actor.notification_id', '=', 'notification.id')
          .whereRef('actor.created_at', '>=', 'notification.fresh_since');
        const pendingEndorsements = named
          .innerJoin(allEndorsements.as('endorsement'), 'endorsement.alumni_id', 'actor.user_id')
          .whereRef('endorsement.mentee_id', '=', 'notification.user_id')
          .where('endorsement.accepted_at', 'is', null);
        const visibleGratitudes = named
          .innerJoin(allGratitudes.as('gratitude'), 'gratitude.user_id', 'actor.user_id')
          .whereRef('gratitude.profile_id', '=', 'notification.user_id')
          .where('gratitude.hidden_at', 'is', null);
        return or([
          and([eb('notification.kind', '=', 'endorsementSent'), not(exists(pendingEndorsements))]),
          and([eb('notification.kind', '=', 'gratitudeSent'), not(exists(visibleGratitudes))]),
        ]);
      })
      .$call(lockedInOrder)
      .skipLocked()
      .select(['notification.id', 'notification.user_id as userId']),
);

/**
 * Withdraws notifications of what is no longer so, before anybody is mailed of it: the net under
 * the domain events, for what went without one.
 */
export async function withdrawStale(app: App): Promise<void> {
  await change(app, async (work) => {
    const now = app.clock.now();
    const found = await work.query(staleNotifications, { now });
    await updateNotifications(work, found, { withdrawnAt: now });
    await publishNotifications(work, withoutAlert(found), now);
  });
}
