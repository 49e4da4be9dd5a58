import {
  notificationText,
  type NotificationKind,
  type NotificationTab,
} from '../../../../schema/rules/notifications-texts.ts';
import type { App } from '../../core/context.ts';
import { statement, statements } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  isWordKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import { userColumns, type User } from '../identity/index.ts';
import type { Notification, NotificationArgs } from './notifications.types.ts';

interface NoticeRow extends Omit<Notification, 'content' | 'sender' | 'requestId'> {
  kind: NotificationKind;
  subject: string;
  people: User[];
}

/** Who is named: those who acted since it was last read and did not take it back, but banned people; the last one first. */
const actors =
  'notification_actors a join users u on u.id = a.user_id and not u.is_banned where a.notification_id = n.id and a.created_at >= n.fresh_since and a.taken_back_at is null';
/** What it is about, in its first words: two notices about one post are told apart by it. */
const about = "split_part(n.group_key, ':', 2)::uuid";
const quote = `left(case
    when n.kind in ('answerVoted', 'answerMilestone') then (select s.content from answers s where s.id = ${about})
    when n.kind in ('questionVoted', 'questionMilestone', 'questionAnswered') then (select s.content from questions s where s.id = ${about})
    when n.kind = 'questionAsked' then (select s.content from questions s where s.id = substring(n.link from '#question-([0-9a-f-]{36})')::uuid) end, 160)`;
const columns = `n.id, n.type, n.kind, n.subject, n.link, n.priority, n.status, n.read_at is not null as read, n.archived_at is not null as archived, coalesce(n.dismissed_at, n.withdrawn_at) is not null as dismissed,
  n.created_at as "createdAt", n.updated_at as "updatedAt", ${quote} as quote, (select count(*)::int from ${actors}) as count,
  (select coalesce(json_agg(p), '[]') from (select ${userColumns('u')} from ${actors} order by (u.id = n.sender_id) desc, a.created_at desc, u.id limit 2) p) as people`;

const requestOf = ({ kind, subject }: NoticeRow): string | null =>
  kind === 'connectionAsked' ? subject : null;

function noticeOf(row: NoticeRow): Notification {
  const { people, subject, ...notice } = row;
  const content = notificationText({
    kind: row.kind,
    count: row.count,
    subject,
    names: people.map(({ fullName }) => fullName),
  });
  return { ...notice, content, sender: people[0] ?? null, requestId: requestOf(row) };
}

const isThere = 'n.dismissed_at is null and n.withdrawn_at is null';
const isListed = `${isThere} and n.archived_at is null`;
export const isUnread = `n.read_at is null and ${isListed}`;

/** What a tab holds, of one person's. */
export const inTab = (tab: NotificationTab): string =>
  tab === 'archived'
    ? `${isThere} and n.archived_at is not null`
    : `${isListed}${tab === 'all' ? '' : ` and n.type = '${tab}'`}`;

/** One statement per way of asking: literal limits keep its plan. */
const lists = statements<NoticeRow>();

/**
 * A page of a person's notifications, the latest first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function noticesOf(
  app: App,
  userId: string,
  args: NotificationArgs,
): Promise<Page<Notification>> {
  const tab = args.tab ?? 'all';
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string, number, string]>(args.after, [
    isWordKey(tab),
    isNumberKey,
    isIdKey,
  ]);
  const rows = await app.db.rows(
    lists(
      `notifications_${tab}_${first}${cursor ? '_after' : ''}`,
      () => `
    select ${columns} from notifications n where n.user_id = $1 and ${inTab(tab)} ${cursor ? 'and (n.updated_at, n.id) < ($2::timestamptz, $3::uuid)' : ''}
     order by n.updated_at desc, n.id desc limit ${first + 1}`,
    ),
    [userId, ...(cursor ? [new Date(cursor[1]), cursor[2]] : [])],
  );
  return page(rows, first, (row) => encodeCursor(tab, row.updatedAt.getTime(), row.id), noticeOf);
}

const unread = statement<{ count: number }>(
  'notifications_unread',
  `select count(*)::int as count from notifications n where n.user_id = $1 and ${isUnread}`,
);

/** The number at the bell. */
export async function unreadCount(app: App, userId: string): Promise<number> {
  const [row] = await app.db.rows(unread, [userId]);
  return row?.count ?? 0;
}

const one = statement<NoticeRow>(
  'notification',
  `select ${columns} from notifications n where n.id = $1 and n.user_id = $2`,
);

/** One of a person's own; null for any other. */
export async function noticeById(
  app: App,
  id: string | null,
  userId: string,
): Promise<Notification | null> {
  const [row] = id === null ? [] : await app.db.rows(one, [id, userId]);
  return row ? noticeOf(row) : null;
}

const unreadOf = statement<NoticeRow>(
  'notifications_to_mail',
  `select ${columns} from notifications n where n.user_id = $1 and n.id = any($2::uuid[]) and ${isUnread} order by n.updated_at desc, n.id desc`,
);

/** Those of the ids that are still unread, the latest first. */
export const stillUnread = async (
  app: App,
  userId: string,
  ids: string[],
): Promise<Notification[]> => (await app.db.rows(unreadOf, [userId, ids])).map(noticeOf);
