import type { Expression } from 'kysely';
import { type App, change, type Work } from '../../../core/context.ts';
import { domainEventsWith } from '../../outbox/index.ts';
import {
  publishNotifications,
  type UpdatedNotification,
  withoutAlert,
} from '../notification-events.ts';
import { lockedInOrder, notificationsSql } from '../notifications.sql.ts';
import { markRead, updateNotifications } from '../update-notifications.ts';
import { connectionRequests, groupKey } from './candidates.ts';

/** How the pairs of the requests stand, once from each side. */
const sidesOf = (eventIds: Expression<readonly string[]>) => {
  const pairs = notificationsSql.db
    .selectFrom(connectionRequests.as('c'))
    .where('c.request_id', 'in', ({ selectFrom }) =>
      selectFrom(domainEventsWith(eventIds).as('event')).select('event.subject_id'),
    );
  return pairs
    .select(['c.low_id as user_id', 'c.high_id as other_id', 'c.status'])
    .unionAll(pairs.select(['c.high_id as user_id', 'c.low_id as other_id', 'c.status']));
};

/**
 * What both of a pair were notified of about one another, where its status is not that of the pair.
 */
const outdatedStatuses = notificationsSql.statement(
  'outdatedStatuses',
  { eventIds: 'int8[]' },
  (db, p) =>
    db
      .with('sides', () => sidesOf(p.eventIds))
      .selectFrom('sides as s')
      .innerJoin('notifications as n', (join) =>
        join
          .onRef('n.user_id', '=', 's.user_id')
          .on(({ eb, ref }) =>
            eb('n.group_key', 'in', [
              groupKey('connectionAsked', ref('s.other_id')),
              groupKey('connectionAccepted', ref('s.other_id')),
            ]),
          ),
      )
      .where(({ eb, and, or }) =>
        or([
          and([eb('n.status', 'is', null), eb('s.status', '=', 'connected')]),
          and([eb('n.status', '=', 'accepted'), eb('s.status', '<>', 'connected')]),
        ]),
      )
      .$call(lockedInOrder)
      .select(['n.id', 'n.user_id as userId', 's.status']),
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
  (db, p) =>
    db
      .with('events', () => domainEventsWith(p.eventIds))
      .selectFrom('events as event')
      .innerJoin(connectionRequests.as('c'), 'c.request_id', 'event.subject_id')
      .innerJoin('notifications as n', (join) =>
        join
          .onRef('n.user_id', '=', 'c.asked_id')
          .on(({ eb, ref, cast }) =>
            eb.and([
              eb('n.group_key', '=', groupKey('connectionAsked', ref('c.asked_by_id'))),
              eb('n.subject', '=', cast<string>('c.request_id', 'text')),
            ]),
          ),
      )
      .where('c.status', '=', 'pending')
      .where('n.status', '=', 'rejected')
      .$call(lockedInOrder)
      .select(['n.id', 'n.user_id as userId']),
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
const answered = notificationsSql.statement('answeredRequests', {}, (db) =>
  db
    .selectFrom('notifications as n')
    .leftJoin(connectionRequests.as('c'), (join) =>
      join.on(({ eb, ref, cast }) =>
        eb(ref('c.request_id'), '=', cast<string>('n.subject', 'uuid')),
      ),
    )
    .where('n.status', '=', 'pending')
    .where('n.kind', '=', 'connectionAsked')
    .where('c.status', 'is distinct from', 'pending')
    .$call(lockedInOrder)
    .skipLocked()
    .select(['n.id', 'n.user_id as userId', 'c.status']),
);

/**
 * Brings notifications of requests in line with the requests: accepted ones say so, rejected and
 * canceled ones go. Whoever ended a request, and whatever message of it was lost, the requests
 * themselves are asked.
 */
export async function reconcileRequests(app: App): Promise<void> {
  await change(app, async (work) => {
    const found = await work.query(answered, {});
    const now = app.clock.now();
    const accepted = found.filter(({ status }) => status === 'connected');
    const ended = found.filter(({ status }) => status !== 'connected');
    await markRead(work, found, now);
    await updateNotifications(work, accepted, { status: 'accepted' });
    await updateNotifications(work, ended, { status: 'rejected', dismissedAt: now });
    publishNotifications(work, withoutAlert(found));
  });
}
