import {
  idsAtMost,
  notificationTexts,
  notificationSwitches,
  type NotificationTab,
} from '../../../../schema/rules/notifications-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement, statements } from '../../core/db.ts';
import { badInput } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Page } from '../../core/paging.ts';
import { inTab, noticesOf, unreadCount } from './notifications.reads.ts';
import { noticed, noticesTopic } from './notifications.topics.ts';
import type {
  Notification,
  NotificationArgs,
  NotificationsChanged,
  NotificationSettings,
  NotificationSettingsInput,
  WhichNotifications,
} from './notifications.types.ts';

/** The viewer's own, the latest first. @throws as `noticesOf` */
export const notifications = (ctx: Context, args: NotificationArgs): Promise<Page<Notification>> =>
  noticesOf(ctx.app, requireViewer(ctx).id, args);

/** The number at the viewer's bell. @throws UNAUTHENTICATED */
export const unreadNotificationsCount = (ctx: Context): Promise<number> =>
  unreadCount(ctx.app, requireViewer(ctx).id);

/** What each act does to a notification, and which ones it finds as they should be. What was dealt with is read. */
const acts = {
  markRead: { set: 'read_at = $2::timestamptz', open: 'n.read_at is null' },
  dismiss: {
    set: 'dismissed_at = $2::timestamptz, read_at = coalesce(n.read_at, $2::timestamptz)',
    open: 'n.dismissed_at is null',
  },
  archive: {
    set: 'archived_at = $2::timestamptz, read_at = coalesce(n.read_at, $2::timestamptz)',
    open: 'n.archived_at is null and n.dismissed_at is null',
  },
  moveBack: {
    set: 'archived_at = null',
    open: 'n.archived_at <= $2::timestamptz and n.dismissed_at is null',
  },
  // The last of the two, and the reading that came with it. What a request's end took away stays away.
  undo: {
    set: `dismissed_at = null, archived_at = case when n.dismissed_at is not null then n.archived_at end,
      read_at = case when n.read_at = coalesce(n.dismissed_at, n.archived_at) then null else n.read_at end`,
    open: "coalesce(n.dismissed_at, n.archived_at) > $2::timestamptz - interval '1 day' and n.status is distinct from 'rejected'",
  },
} as const;
type Act = keyof typeof acts;

const made = statements<{ id: string }>();

/** Taken in the order in which the teller takes them, so that neither waits in a circle for the other. */
const actStatement = (act: Act, which: NotificationTab | 'named') =>
  made(
    `notifications_${act}_${which}`,
    () => `
  with mine as materialized (
    select n.id from notifications n where n.user_id = $1 and ${acts[act].open} and ${which === 'named' ? 'n.id = any($3::uuid[])' : inTab(which)} order by n.user_id, n.group_key for update)
  update notifications n set ${acts[act].set} from mine where n.id = mine.id returning n.id`,
  );

/** More changes at once than this are told as one. */
const namedAtMost = 10;

/**
 * Does it to the viewer's own of these ids, or, when none are named, to all of the tab. Others are left as they are.
 * @throws BAD_USER_INPUT for what is no id, and for more than a hundred
 */
export async function changeNotifications(
  ctx: Context,
  act: Act,
  { ids, tab }: WhichNotifications,
): Promise<NotificationsChanged> {
  const viewer = requireViewer(ctx);
  if (ids.length > idsAtMost) throw badInput(notificationTexts.tooMany);
  if (!ids.every(isId)) throw badInput(notificationTexts.notIds);
  const changed = await ctx.app.db.rows(
    actStatement(act, ids.length > 0 ? 'named' : (tab ?? 'all')),
    [viewer.id, ctx.app.clock.now(), ...(ids.length > 0 ? [ids] : [])],
  );
  const events =
    changed.length > namedAtMost
      ? [noticed('many')]
      : changed.map(({ id }) => noticed('updated', id));
  for (const event of events) ctx.app.events.publish(noticesTopic(viewer.id), event);
  return { ids: changed.map(({ id }) => id), unreadCount: await unreadCount(ctx.app, viewer.id) };
}

/** Takes back that the viewer has just archived or dismissed these; none named, none is. @throws as `changeNotifications` */
export const undoNotifications = (ctx: Context, ids: string[]): Promise<NotificationsChanged> =>
  ids.length > 0
    ? changeNotifications(ctx, 'undo', { ids })
    : unreadNotificationsCount(ctx).then((unreadCount) => ({ ids, unreadCount }));

const column = {
  chat: 'chat',
  jobs: 'jobs',
  gratitudes: 'gratitudes',
  comments: 'comments',
  sound: 'sound',
  mailAtOnce: 'mail_at_once',
  mailDigest: 'mail_digest',
} as const satisfies Record<(typeof notificationSwitches)[number], string>;
const settingColumns = notificationSwitches
  .map((name) => `s.${column[name]} as "${name}"`)
  .join(', ');

const readSettings = statement<NotificationSettings>(
  'notification_settings',
  `select s.user_id as id, ${settingColumns} from notification_settings s where s.user_id = $1`,
);
const saveSettings = statement<NotificationSettings>(
  'save_notification_settings',
  `
  insert into notification_settings as s (user_id, ${notificationSwitches.map((name) => column[name]).join(', ')})
  values ($1, ${notificationSwitches.map((_name, n) => `coalesce($${n + 2}::boolean, true)`).join(', ')})
  on conflict (user_id) do update set ${notificationSwitches.map((name, n) => `${column[name]} = coalesce($${n + 2}::boolean, s.${column[name]})`).join(', ')}
  returning s.user_id as id, ${settingColumns}`,
);

const allOn = Object.fromEntries(notificationSwitches.map((name) => [name, true])) as Record<
  (typeof notificationSwitches)[number],
  boolean
>;

/** What the viewer wants to be told of; all of it until it is said otherwise. */
export async function notificationSettings(ctx: Context): Promise<NotificationSettings> {
  const { id } = requireViewer(ctx);
  const [row] = await ctx.app.db.rows(readSettings, [id]);
  return row ?? { id, ...allOn };
}

/** Changes what is named and leaves the rest. */
export async function saveNotificationSettings(
  ctx: Context,
  input: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { id } = requireViewer(ctx);
  const [row] = await ctx.app.db.rows(saveSettings, [
    id,
    ...notificationSwitches.map((name) => input[name] ?? null),
  ]);
  return row ?? { id, ...allOn };
}
