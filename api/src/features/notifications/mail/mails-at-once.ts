import { type Expression, sql } from 'kysely';
import { mailsAtOnceBound as bound } from '../../../../../schema/rules/notifications-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { Work } from '../../../core/context.ts';
import { anyOf, countRows, idRows, timeBefore, truth } from '../../../core/sql/index.ts';
import { User } from '../../identity/index.ts';
import { groupKey } from '../dispatch/candidates.ts';
import { publishNotifications, withoutAlert } from '../notification-events.ts';
import {
  isInTab,
  isSwitchedOff,
  lockedInOrder,
  notification,
  notificationsSql,
} from '../notifications.sql.ts';
import { updateNotifications } from '../update-notifications.ts';
import { AtOnceMailEntity } from './at-once-mail.entity.ts';

/** Who asks for mails, of whichever kind, does it one after the other. */
export const claimMailsKey = 'notifications.mails';

/** Whether the person of the `notification` has a place left, or wants each mail at once. */
export const hasPlaceLeft = (now: Expression<Date>) =>
  notification.or([
    isSwitchedOff('mailBounded', notification.ref('notification.user_id')),
    notification(
      notificationsSql.db
        .selectFrom('at_once_mails as mail')
        .where('mail.user_id', '=', notification.ref('notification.user_id'))
        .where('mail.mailed_at', '>', timeBefore(now, `${bound.days} days`))
        .select(countRows().as('count'))
        .$asScalar()
        .$notNull(),
      '<',
      sql.lit(bound.mails),
    ),
  ]);

/** What people want of mails at once, with the places that are taken: a row for each of these. */
const placesTaken = notificationsSql.statement(
  'placesTaken',
  { userIds: 'uuid[]' },
  (db, { userIds }) =>
    db
      .selectFrom(idRows(userIds, 'person'))
      .leftJoin('at_once_mails as mail', 'mail.user_id', 'person.id')
      .select(({ ref, or }) => [
        'person.id as userId',
        'mail.place',
        truth(isSwitchedOff('mailBounded', ref('person.id'))).as('isUnbounded'),
        truth(
          or([
            isSwitchedOff('mailAtOnce', ref('person.id')),
            isSwitchedOff('chat', ref('person.id')),
            isSwitchedOff('mailChat', ref('person.id')),
          ]),
        ).as('isReminderOff'),
      ]),
);

/** What becomes of a mail at once; `last` is the one after which its person is mailed no more. */
export type Place = 'taken' | 'last' | 'none';

interface Places {
  isUnbounded: boolean;
  isReminderOff: boolean;
  left: number[];
}

/**
 * The places that people have left. Those of former days are given back first. To be asked under
 * `claimMailsKey`; without it, the key of the table lets one of two take a place.
 */
async function placesOf(work: Work, userIds: string[], now: Date): Promise<Map<string, Places>> {
  const before = daysBefore(now, bound.days);
  await work.em.nativeDelete(AtOnceMailEntity, {
    user: { $in: userIds },
    mailedAt: { $lte: before },
  });
  const rows = await work.query(placesTaken, { userIds });
  const all = Array.from({ length: bound.mails }, (_, n) => n + 1);
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, ofPerson]) => [
      userId,
      {
        isUnbounded: ofPerson.some((row) => row.isUnbounded),
        isReminderOff: ofPerson.some((row) => row.isReminderOff),
        left: all.filter((place) => ofPerson.every((row) => row.place !== place)),
      },
    ]),
  );
}

function takePlace({ em }: Work, userId: string, places: Places | undefined, now: Date): Place {
  if (!places || places.isUnbounded) return 'taken';
  const place = places.left.shift();
  if (place === undefined) return 'none';
  em.create(AtOnceMailEntity, { user: em.getReference(User, userId), place, mailedAt: now });
  return places.left.length === 0 ? 'last' : 'taken';
}

/** Gives the places of former days back, of everybody. */
export async function forgetOldMails(work: Work, now: Date): Promise<void> {
  await work.advisoryLock(claimMailsKey);
  await work.em.nativeDelete(AtOnceMailEntity, { mailedAt: { $lte: daysBefore(now, bound.days) } });
}

/** Takes a place for a mail at once to each of these people. Asked for under `claimMailsKey`. */
export async function takePlaces(
  work: Work,
  userIds: string[],
  now: Date,
): Promise<Map<string, Place>> {
  const places = await placesOf(work, userIds, now);
  return new Map(
    userIds.map((userId) => [userId, takePlace(work, userId, places.get(userId), now)]),
  );
}

/** A reminder of a chat request: to whom, and of which. */
interface Reminder {
  userId: string;
  conversationId: string;
}

/** What people were notified of about requests of theirs, and did not set aside. */
const requestsToldOf = notificationsSql.statement(
  'requestsToldOf',
  { userIds: 'uuid[]', conversationIds: 'uuid[]' },
  (db, { userIds, conversationIds }) =>
    db
      .selectFrom('notifications as notification')
      .where('notification.user_id', '=', anyOf(userIds))
      .where(({ eb, selectFrom }) =>
        eb(
          'notification.group_key',
          'in',
          selectFrom(idRows(conversationIds, 'request')).select(({ ref }) =>
            groupKey('chatRequested', ref('request.id')).as('key'),
          ),
        ),
      )
      .where(isInTab('all'))
      .$call(lockedInOrder)
      .select(['notification.id', 'notification.user_id as userId']),
);

/**
 * Takes a place for each of these reminders, in their order. Those that find none wait for the
 * weekly mail: what their people were told of the request at the bell is unread again, and in no
 * mail yet.
 */
export async function takeReminderPlaces(
  work: Work,
  reminders: readonly Reminder[],
  now: Date,
): Promise<Place[]> {
  if (reminders.length === 0) return [];
  await work.advisoryLock(claimMailsKey);
  const people = await placesOf(work, [...new Set(reminders.map(({ userId }) => userId))], now);
  const taken = reminders.map(({ userId }) => {
    const places = people.get(userId);
    // It is not sent: its person wants none.
    return places?.isReminderOff ? 'taken' : takePlace(work, userId, places, now);
  });
  const held = reminders.filter((_, n) => taken[n] === 'none');
  if (held.length > 0) {
    const told = await work.query(requestsToldOf, {
      userIds: held.map(({ userId }) => userId),
      conversationIds: held.map(({ conversationId }) => conversationId),
    });
    await updateNotifications(work, told, { readAt: null, mailedAt: null });
    await publishNotifications(work, withoutAlert(told), now);
  }
  return taken;
}
