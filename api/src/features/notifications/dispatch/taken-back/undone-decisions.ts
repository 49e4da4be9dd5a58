import type { Work } from '../../../../core/context.ts';
import { decidedCases } from '../../../moderation/index.ts';
import { domainEventsWith, eventColumns } from '../../../outbox/index.ts';
import type { UpdatedNotification } from '../../notification-events.ts';
import { lockedInOrder, notificationsSql } from '../../notifications.sql.ts';
import { groupKey } from '../../rules/candidates.ts';
import { updateNotifications } from '../../update-notifications.ts';

const undone = eventColumns('decisionUndone');

/**
 * What reporters were notified of: decisions that do not hold any more; one that was made anew
 * since stays.
 */
const undoneDecisions = notificationsSql.statement(
  'undoneDecisions',
  { eventIds: 'int8[]' },
  (db, { eventIds }) =>
    db
      .selectFrom(domainEventsWith(eventIds).as('event'))
      .innerJoin('notifications as notification', (join) =>
        join
          .onRef('notification.user_id', '=', undone.reporterId)
          .on(({ eb, ref }) =>
            eb('notification.group_key', '=', groupKey('reportDecided', ref(undone.caseId))),
          ),
      )
      .where('notification.withdrawn_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(decidedCases.as('decided'))
              .whereRef('decided.id', '=', undone.caseId)
              .where('decided.taken_back_at', 'is', null)
              .select('decided.id'),
          ),
        ),
      )
      .$call(lockedInOrder)
      .select(['notification.id', 'notification.user_id as userId']),
);

/**
 * Withdraws what reporters were notified of: decisions that were undone.
 * @returns what changed, without an alert
 */
export async function withdrawUndoneDecisions(
  work: Work,
  eventIds: string[],
  now: Date,
): Promise<UpdatedNotification[]> {
  const found = await work.query(undoneDecisions, { eventIds });
  await updateNotifications(work, found, { withdrawnAt: now });
  return found;
}
