import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  type NotificationKind,
  type NotificationTab,
  notificationText,
} from '../../../../schema/rules/notifications/notifications-texts.ts';
import { quoteLength, quoteText } from '../../../../schema/rules/text/display.ts';
import { withoutMarks } from '../../../../schema/rules/text/without-marks.ts';
import type { App } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { anyOf, countRows, truth } from '../../core/sql/index.ts';
import { isNotBanned, type PersonRow, people, personColumns, personOf } from '../identity/index.ts';
import { answerContent, latestAnswerContent, questionContent } from '../questions/index.ts';
import { isInTab, isUnread, notification, notificationsSql } from './notifications.sql.ts';
import type { Notification, NotificationArgs, NotificationCounts } from './notifications.types.ts';
import { aboutId } from './rules/candidates.ts';
import { questionOfLink } from './rules/links.ts';

/** People that one sentence names. */
const maxNamedPeople = 2;

/**
 * The people `person` whom the `notification` names: who acted since it was last read and did not
 * take it back, without banned ones.
 */
export const namedPeople = notificationsSql.db
  .selectFrom('notification_actors as actor')
  .innerJoin(people.as('person'), 'person.id', 'actor.user_id')
  .where(isNotBanned('person'))
  .where('actor.notification_id', '=', notification.ref('notification.id'))
  .where('actor.created_at', '>=', notification.ref('notification.fresh_since'))
  .where('actor.taken_back_at', 'is', null);

const subjectId = notification.cast<string>(
  aboutId(notification.ref('notification.group_key')),
  'uuid',
);

/** The first words of what it is about. @param length at most so many characters of them */
const wordsOf = (length: number) =>
  notification.fn<string | null>('left', [
    notification
      .case()
      .when(
        notification('notification.kind', 'in', [
          'answerVoted',
          'answerAccepted',
          'answerMilestone',
        ]),
      )
      .then(answerContent(subjectId))
      .when(notification('notification.kind', 'in', ['questionVoted', 'questionMilestone']))
      .then(questionContent(subjectId))
      .when(notification('notification.kind', '=', 'questionAnswered'))
      .then(latestAnswerContent(subjectId, notification.ref('notification.sender_id').$notNull()))
      .when(notification('notification.kind', '=', 'questionAsked'))
      .then(questionContent(questionOfLink(notification.ref('notification.link'))))
      .end(),
    sql.lit(length),
  ]);
/** Notifications of one post are distinguished by them. One more shows whether it goes on. */
const quote = wordsOf(quoteLength + 1);
/** A mail has the words themselves: its reader may answer without coming by. */
const mailedWords = wordsOf(2000);

/** Notifications `notification` with what their words are made of. */
const listedNotifications = notificationsSql.db
  .selectFrom('notifications as notification')
  .select([
    'notification.id',
    'notification.type',
    'notification.kind',
    'notification.subject',
    'notification.link',
    'notification.priority',
    'notification.status',
  ])
  .select([
    'notification.created_at as createdAt',
    'notification.updated_at as updatedAt',
    quote.as('quote'),
  ])
  .select(({ eb, fn }) => [
    truth(eb('notification.read_at', 'is not', null)).as('read'),
    truth(eb('notification.archived_at', 'is not', null)).as('archived'),
    truth(
      eb(fn.coalesce('notification.dismissed_at', 'notification.withdrawn_at'), 'is not', null),
    ).as('dismissed'),
    namedPeople.select(countRows().as('count')).$asScalar().$notNull().as('count'),
    jsonArrayFrom(
      namedPeople
        .orderBy(
          ({ eb }) => eb('person.id', '=', notification.ref('notification.sender_id').$notNull()),
          'desc',
        )
        .orderBy('actor.created_at', 'desc')
        .orderBy('person.id')
        .limit(maxNamedPeople)
        .select(personColumns),
    ).as('people'),
  ]);

interface NotificationRow extends Omit<Notification, 'content' | 'sender' | 'requestId'> {
  kind: NotificationKind;
  subject: string;
  people: PersonRow[];
}

function notificationOf({ people: named, subject, ...row }: NotificationRow): Notification {
  const persons = named.map(personOf);
  const names = persons.map(({ fullName }) => fullName);
  return {
    ...row,
    quote: row.quote && quoteText(withoutMarks(row.quote)),
    content: notificationText({ kind: row.kind, count: row.count, subject, names }),
    sender: persons[0] ?? null,
    requestId: row.kind === 'connectionAsked' ? subject : null,
  };
}

const variants: { tab: NotificationTab }[] = [{ tab: 'all' }];

const notificationList = declareList(notificationsSql, {
  name: 'page',
  given: { userId: 'uuid' },
  sorts: {
    latest: descending(
      sortKey('notification.updated_at', 'timestamptz', 'updatedAt'),
      sortKey('notification.id', 'uuid', 'id'),
    ),
  },
  variants,
  partOf: ({ tab }) => tab,
  select: (_db, { userId }, { variant: { tab }, arrange }) =>
    listedNotifications
      .where('notification.user_id', '=', userId)
      .where(isInTab(tab))
      .$call(arrange),
});

/**
 * A page of a person's notifications, the latest first, in one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export const notificationsOf = (
  app: App,
  userId: string,
  args: NotificationArgs,
): Promise<Page<Notification>> =>
  notificationList.page(app, args, {
    given: { userId },
    variant: { tab: args.tab ?? 'all' },
    node: notificationOf,
  });

const countUnread = notificationsSql.statement('unread', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('notifications as notification')
    .leftJoin('notification_lists as list', 'list.user_id', 'notification.user_id')
    .where('notification.user_id', '=', userId)
    .where(isUnread)
    .select(({ eb, or }) => [
      countRows().as('unreadCount'),
      countRows(
        or([
          eb('list.seen_until', 'is', null),
          eb('notification.updated_at', '>', eb.ref('list.seen_until')),
        ]),
      ).as('unseenCount'),
    ]),
);

/** How many of a person's notifications are unread, and how many came since they saw the list. */
export async function countsOf(app: App, userId: string): Promise<NotificationCounts> {
  const [row] = await app.db.query(countUnread, { userId });
  return row ?? { unreadCount: 0, unseenCount: 0 };
}

const notificationById = notificationsSql.statement(
  'byId',
  { id: 'uuid', userId: 'uuid' },
  (_db, { id, userId }) =>
    listedNotifications
      .where('notification.id', '=', id)
      .where('notification.user_id', '=', userId),
);

/** One of a person's own; null for any other. */
export async function findNotification(
  app: App,
  id: string | null,
  userId: string,
): Promise<Notification | null> {
  const [row] = id === null ? [] : await app.db.query(notificationById, { id, userId });
  return row ? notificationOf(row) : null;
}

const unreadByIds = notificationsSql.statement(
  'unreadByIds',
  { ids: 'uuid[]', userId: 'uuid' },
  (_db, { ids, userId }) =>
    listedNotifications
      .select(mailedWords.as('words'))
      .where('notification.user_id', '=', userId)
      .where('notification.id', '=', anyOf(ids))
      .where(isUnread)
      .orderBy('notification.updated_at', 'desc')
      .orderBy('notification.id', 'desc'),
);

/** A notification with the words that it is about. */
export type MailedNotification = Notification & { words: string | null };

/** Those of the ids that a person has not read, the latest first. */
export async function findUnread(
  app: App,
  userId: string,
  ids: string[],
): Promise<MailedNotification[]> {
  const rows = await app.db.query(unreadByIds, { ids, userId });
  return rows.map(({ words, ...row }) => ({ ...notificationOf(row), words }));
}
