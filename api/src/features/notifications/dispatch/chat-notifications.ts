import type { Work } from '../../../core/context.ts';
import { domainEventsWith, eventColumns } from '../../outbox/index.ts';
import { lockedInOrder, notificationsSql } from '../notifications.sql.ts';
import { groupKey } from '../rules/candidates.ts';
import { markRead } from '../update-notifications.ts';

const read = eventColumns('conversationRead');

/**
 * What people were notified of about conversations that they have read since, or whose request they
 * answered.
 */
const readWithConversation = notificationsSql.statement(
  'readWithConversation',
  { eventIds: 'int8[]' },
  (db, { eventIds }) =>
    db
      .selectFrom(domainEventsWith(eventIds).as('event'))
      .innerJoin('notifications as notification', (join) =>
        join
          .onRef('notification.user_id', '=', read.readerId)
          .on(({ eb, ref }) =>
            eb('notification.group_key', 'in', [
              groupKey('messageSent', ref(read.conversationId)),
              groupKey('chatRequested', ref(read.conversationId)),
              groupKey('chatAccepted', ref(read.conversationId)),
              groupKey('chatRequestEnded', ref(read.conversationId)),
              groupKey('callMissed', ref(read.conversationId)),
            ]),
          ),
      )
      .where('notification.read_at', 'is', null)
      // What was written after it was read may be dispatched together with that.
      .whereRef('notification.updated_at', '<=', 'event.created_at')
      .$call(lockedInOrder)
      .select(['notification.id', 'notification.user_id as userId']),
);

/**
 * Who reads a conversation has read what they were notified of about it.
 * @returns what changed, without an alert
 */
export async function markReadWithConversation(
  work: Work,
  eventIds: string[],
  now: Date,
): Promise<{ id: string; userId: string }[]> {
  const found = await work.query(readWithConversation, { eventIds });
  await markRead(work, found, now);
  return found;
}
