import type { Expression } from 'kysely';
import { type App, change, type Work } from '../../../core/context.ts';
import { domainEventsWith, eventColumns } from '../../outbox/index.ts';
import {
  publishNotifications,
  type UpdatedNotification,
  withoutAlert,
} from '../notification-events.ts';
import { lockedInOrder, notificationsSql } from '../notifications.sql.ts';
import { connectionRequests, groupKey } from '../rules/candidates.ts';
import { markRead, updateNotifications } from '../update-notifications.ts';

/** How the pairs of the requests stand, once from each side. */
const sidesOf = (eventIds: Expression<readonly string[]>) => {
  const pairs = notificationsSql.db
    .selectFrom(connectionRequests.as('request'))
    .where('request.request_id', 'in', ({ selectFrom }) =>
      selectFrom(domainEventsWith(eventIds).as('event')).select(
        eventColumns('connectionParted').requestId,
      ),
    );
  return pairs
    .select(['request.low_id as user_id', 'request.high_id as other_id', 'request.status'])
    .unionAll(
      pairs.select(['request.high_id as user_id', 'request.low_id as other_id', 'request.status']),
    );
};

/**
 * What both of a pair were notified of about one another, where its status is not that of the pair.
 */
const outdatedStatuses = notificationsSql.statement(
  'outdatedStatuses',
  { eventIds: 'int8[]' },
  (db, { eventIds }) =>
    db
      .with('sides', () => sidesOf(eventIds))
      .selectFrom('sides as side')
      .innerJoin('notifications as notification', (join) =>
        join
          .onRef('notification.user_id', '=', 'side.user_id')
          .on(({ eb, ref }) =>
            eb('notification.group_key', 'in', [
              groupKey('connectionAsked', ref('side.other_id')),
              groupKey('connectionAccepted', ref('side.other_id')),
            ]),
          ),
      )
      .where(({ eb, and, or }) =>
        or([
          and([eb('notification.status', 'is', null), eb('side.status', '=', 'connected')]),
          and([eb('notification.status', '=', 'accepted'), eb('side.status', '<>', 'connected')]),
        ]),
      )
      .$call(lockedInOrder)
      .select(['notification.id', 'notification.user_id as userId', 'side.status']),
);

/**
 * After two people connected or ended their connection: their notifications of one another say how
 * they stand now.
 */
export async function updateConnectionStatus(
  work: Work,
  eventIds: string[],
): Promise<UpdatedNotification[]> {
  const found = await work.query(outdatedStatuses, { eventIds });
  const connected = found.filter(({ status }) => status === 'connected');
  const parted = found.filter(({ status }) => status !== 'connected');
  await updateNotifications(work, connected, { status: 'accepted' });
  await updateNotifications(work, parted, { status: null });
  return found;
}

const reopenedRequests = notificationsSql.statement(
  'reopenedRequests',
  { eventIds: 'int8[]' },
  (db, { eventIds }) =>
    db
      .with('events', () => domainEventsWith(eventIds))
      .selectFrom('events as event')
      .innerJoin(
        connectionRequests.as('request'),
        'request.request_id',
        eventColumns('connectionReopened').requestId,
      )
      .innerJoin('notifications as notification', (join) =>
        join
          .onRef('notification.user_id', '=', 'request.asked_id')
          .on(({ eb, ref, cast }) =>
            eb.and([
              eb(
                'notification.group_key',
                '=',
                groupKey('connectionAsked', ref('request.asked_by_id')),
              ),
              eb('notification.subject', '=', cast<string>('request.request_id', 'text')),
            ]),
          ),
      )
      .where('request.status', '=', 'pending')
      .where('notification.status', '=', 'rejected')
      .$call(lockedInOrder)
      .select(['notification.id', 'notification.user_id as userId']),
);

/** A request whose rejection was taken back waits again, and so does its notification. */
export async function reopenRequests(
  work: Work,
  eventIds: string[],
): Promise<UpdatedNotification[]> {
  const found = await work.query(reopenedRequests, { eventIds });
  await updateNotifications(work, found, { status: 'pending', dismissedAt: null });
  return found;
}

/**
 * Notifications of requests that wait no more. Cheap when there are none: an index holds those that
 * are pending.
 */
const answeredRequests = notificationsSql.statement('answeredRequests', {}, (db) =>
  db
    .selectFrom('notifications as notification')
    .leftJoin(connectionRequests.as('request'), (join) =>
      join.on(({ eb, ref, cast }) =>
        eb(ref('request.request_id'), '=', cast<string>('notification.subject', 'uuid')),
      ),
    )
    .where('notification.status', '=', 'pending')
    .where('notification.kind', '=', 'connectionAsked')
    .where('request.status', 'is distinct from', 'pending')
    .$call(lockedInOrder)
    .skipLocked()
    .select(['notification.id', 'notification.user_id as userId', 'request.status']),
);

/**
 * Brings notifications of requests in line with the requests: accepted ones say so, rejected and
 * canceled ones go. Whoever ended a request, and whatever message of it was lost, the requests
 * themselves are asked.
 */
export async function reconcileRequests(app: App): Promise<void> {
  await change(app, async (work) => {
    const found = await work.query(answeredRequests, {});
    const now = app.clock.now();
    const accepted = found.filter(({ status }) => status === 'connected');
    const ended = found.filter(({ status }) => status !== 'connected');
    await markRead(work, found, now);
    await updateNotifications(work, accepted, { status: 'accepted' });
    await updateNotifications(work, ended, { status: 'rejected', dismissedAt: now });
    await publishNotifications(work, withoutAlert(found), now);
  });
}
