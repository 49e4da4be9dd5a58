import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  mailsAtOnceBound as bound,
  mailsAboutOneBound,
  placeOfSender,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { Work } from '../../../core/context.ts';
import { anyOf, idRows, timeBefore, truth } from '../../../core/sql/index.ts';
import { User } from '../../identity/index.ts';
import { publishNotifications, withoutAlert } from '../notification-events.ts';
import { namedPeople } from '../notifications.queries.ts';
import {
  isInTab,
  isSwitchedOff,
  lockedInOrder,
  notification,
  notificationsSql,
} from '../notifications.sql.ts';
import { groupKey } from '../rules/candidates.ts';
import { updateNotifications } from '../update-notifications.ts';
import { AtOnceMailEntity, AtOnceSenderEntity } from './at-once-mail.entity.ts';

/** Who asks for mails, of whichever kind, does it one after the other. */
export const claimMailsKey = 'notifications.mails';

/** What counts of mails: not those of former days, whose places are free again. */
const isCounted = (mailedAt: Expression<Date>, now: Expression<Date>) =>
  notificationsSql.eb(mailedAt, '>', timeBefore(now, `${bound.days} days`));

/** A place of a person. The builder has no word for `generate_series`. */
const everyPlace = sql<{ place: number }>`generate_series(1, ${sql.lit(bound.mails)})`.as<'free'>(
  sql`free(place)`,
);
const freePlace = sql<number>`free.place`;
/** `placeOfSender`, as the database says it. */
const senderPlace = sql<number>`least(${freePlace}, ${sql.lit(mailsAboutOneBound)})`;

/** The person of the `notification` has no mail in the place `free`. */
const isFree = (now: Expression<Date>) =>
  notification.not(
    notification.exists(
      notificationsSql.db
        .selectFrom('at_once_mails as mail')
        .where('mail.user_id', '=', notification.ref('notification.user_id'))
        .where('mail.place', '=', freePlace)
        .where(({ ref }) => isCounted(ref('mail.mailed_at'), now))
        .select('mail.place'),
    ),
  );

/** The `notification` names somebody of whom its person may be mailed in the place `free`. */
const namesWhoFits = (now: Expression<Date>) =>
  notification.exists(
    namedPeople
      .where(({ not, exists, ref }) =>
        not(
          exists(
            notificationsSql.db
              .selectFrom('at_once_senders as mail')
              .where('mail.user_id', '=', notification.ref('notification.user_id'))
              .where('mail.sender_id', '=', ref('person.id'))
              .where('mail.place', '=', senderPlace)
              .where(({ ref: of }) => isCounted(of('mail.mailed_at'), now))
              .select('mail.place'),
          ),
        ),
      )
      .select('person.id'),
  );

/**
 * Whether the person of the `notification` has a place left, also for who is named in it, or wants
 * each mail at once.
 */
export const hasPlaceLeft = (now: Expression<Date>) =>
  notification.or([
    isSwitchedOff('mailBounded', notification.ref('notification.user_id')),
    notification.exists(
      notificationsSql.db
        .selectFrom(everyPlace)
        .where(isFree(now))
        .where(namesWhoFits(now))
        .select('free.place'),
    ),
  ]);

/** Whom the `notification` names. */
export const namedIds = jsonArrayFrom(namedPeople.select('person.id'));

/** What people want of mails at once, with the places that are taken. */
const placesTaken = notificationsSql.statement(
  'placesTaken',
  { userIds: 'uuid[]' },
  (db, { userIds }) =>
    db
      .selectFrom(idRows(userIds, 'person'))
      .select(({ ref, or, selectFrom }) => [
        'person.id as userId',
        jsonArrayFrom(
          selectFrom('at_once_mails as mail')
            .whereRef('mail.user_id', '=', 'person.id')
            .select('mail.place'),
        ).as('taken'),
        jsonArrayFrom(
          selectFrom('at_once_senders as mail')
            .whereRef('mail.user_id', '=', 'person.id')
            .select(['mail.sender_id as senderId', 'mail.place']),
        ).as('takenOf'),
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
  /** Those for mails about somebody. */
  leftOf(senderId: string): number[];
}

/**
 * The places of a person as they are given: first those of which each sender has one, so that the
 * others stay for who tells of more.
 */
const inOrder = (places: readonly number[]): number[] =>
  places.toSorted((one, other) => placeOfSender(other) - placeOfSender(one));

/** The places up to a number that nobody has taken. */
const placesLeft = (upTo: number, taken: readonly { place: number }[]): number[] =>
  Array.from({ length: upTo }, (_, n) => n + 1).filter((n) =>
    taken.every(({ place }) => place !== n),
  );

/**
 * The places that people have left. Those of former days are given back first. To be asked under
 * `claimMailsKey`; without it, the keys of the tables let one of two take a place.
 */
async function placesOf(work: Work, userIds: string[], now: Date): Promise<Map<string, Places>> {
  const old = { user: { $in: userIds }, mailedAt: { $lte: daysBefore(now, bound.days) } };
  await work.em.nativeDelete(AtOnceMailEntity, old);
  await work.em.nativeDelete(AtOnceSenderEntity, old);
  const rows = await work.query(placesTaken, { userIds });
  return new Map(
    rows.map(({ userId, taken, takenOf, ...choice }) => {
      const bySender = Map.groupBy(takenOf, ({ senderId }) => senderId);
      const left = new Map<string, number[]>();
      const leftOf = (senderId: string): number[] => {
        const ofSender =
          left.get(senderId) ?? placesLeft(mailsAboutOneBound, bySender.get(senderId) ?? []);
        left.set(senderId, ofSender);
        return ofSender;
      };
      return [userId, { ...choice, left: inOrder(placesLeft(bound.mails, taken)), leftOf }];
    }),
  );
}

/** A mail at once: to whom, and whom it tells of. */
interface AtOnce {
  userId: string;
  senderIds: readonly string[];
}

function takePlace(
  { em }: Work,
  { userId, senderIds }: AtOnce,
  places: Places | undefined,
  now: Date,
): Place {
  if (!places || places.isUnbounded) return 'taken';
  const senders = [...new Set(senderIds)];
  const [best] = places.left
    .map((place) => ({
      place,
      of: senders.filter((id) => places.leftOf(id).includes(placeOfSender(place))),
    }))
    .toSorted((one, other) => other.of.length - one.of.length);
  if (!best || best.of.length === 0) return 'none';
  const { place: mailPlace, of } = best;
  places.left.splice(places.left.indexOf(mailPlace), 1);
  const user = em.getReference(User, userId);
  em.create(AtOnceMailEntity, { user, place: mailPlace, mailedAt: now });
  const place = placeOfSender(mailPlace);
  for (const id of of) {
    const leftOf = places.leftOf(id);
    leftOf.splice(leftOf.indexOf(place), 1);
    const sender = em.getReference(User, id);
    em.create(AtOnceSenderEntity, { user, sender, place, mailPlace, mailedAt: now });
  }
  return places.left.length === 0 ? 'last' : 'taken';
}

/** Gives the places of former days back, of everybody. */
export async function forgetOldMails(work: Work, now: Date): Promise<void> {
  await work.advisoryLock(claimMailsKey);
  const old = { mailedAt: { $lte: daysBefore(now, bound.days) } };
  await work.em.nativeDelete(AtOnceMailEntity, old);
  await work.em.nativeDelete(AtOnceSenderEntity, old);
}

/** Takes a place for each of these mails, one to a person. Asked for under `claimMailsKey`. */
export async function takePlaces(
  work: Work,
  mails: readonly AtOnce[],
  now: Date,
): Promise<Map<string, Place>> {
  const places = await placesOf(
    work,
    mails.map(({ userId }) => userId),
    now,
  );
  return new Map(
    mails.map((mail) => [mail.userId, takePlace(work, mail, places.get(mail.userId), now)]),
  );
}

/** A reminder of a chat request: to whom, of which, and who asks. */
interface Reminder {
  userId: string;
  conversationId: string;
  senderId: string;
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
  const taken = reminders.map(({ userId, senderId }) => {
    const places = people.get(userId);
    // It is not sent: its person wants none.
    if (places?.isReminderOff) return 'taken';
    return takePlace(work, { userId, senderIds: [senderId] }, places, now);
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
