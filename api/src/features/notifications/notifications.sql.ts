import { type Expression, expressionBuilder } from 'kysely';
import {
  kindSwitches,
  type NotificationKind,
  type NotificationSwitch,
  type NotificationTab,
  notificationTypes,
} from '../../../../schema/rules/notifications-texts.ts';
import { columnOf, roomSql, type Tables } from '../../core/sql/index.ts';
import type {
  NotificationActorEntity,
  NotificationEntity,
  NotificationSettingsEntity,
} from './notification.entity.ts';

export type NotificationTables = Tables<
  typeof NotificationEntity | typeof NotificationActorEntity | typeof NotificationSettingsEntity
>;

export const notificationsSql = roomSql<NotificationTables>('notifications');

/** For conditions on the notification `n` of a statement. */
export const notification = expressionBuilder<{ n: NotificationTables['notifications'] }, 'n'>();

interface Lockable<Query> {
  orderBy(column: 'n.user_id' | 'n.group_key'): Query;
  forUpdate(of: 'n'): Query;
}

/**
 * Locks the notifications `n` of a statement in the one order in which everybody takes them, so
 * that there is no deadlock.
 */
export const lockedInOrder = <Query extends Lockable<Query>>(query: Query): Query =>
  query.orderBy('n.user_id').orderBy('n.group_key').forUpdate('n');

const isShown = notification.and([
  notification('n.dismissed_at', 'is', null),
  notification('n.withdrawn_at', 'is', null),
]);
const isCurrent = notification.and([isShown, notification('n.archived_at', 'is', null)]);

/** What the number at the bell counts. */
export const isUnread = notification.and([notification('n.read_at', 'is', null), isCurrent]);

/** What a tab holds. */
export function isInTab(tab: NotificationTab) {
  if (tab === 'archived')
    return notification.and([isShown, notification('n.archived_at', 'is not', null)]);
  return tab === 'all'
    ? isCurrent
    : notification.and([isCurrent, notification('n.type', '=', tab)]);
}

/**
 * Whether a person has switched something off. Who never changed their settings has everything on.
 */
export const isSwitchedOff = (name: NotificationSwitch, userId: Expression<string>) =>
  notificationsSql.eb.exists(
    notificationsSql.db
      .selectFrom('notification_settings')
      .where('user_id', '=', userId)
      .where(columnOf('notification_settings', name), '=', false),
  );

/**
 * Whether the person of the notification `n` has switched off mails of its kind, as the tab says
 * it. What the college tells a person about themselves is not switched off by its kind, only with
 * the mails as a whole: its kinds are named.
 */
export const isMailSwitchedOff = (collegeKinds: readonly NotificationKind[]) =>
  notification.and([
    notification('n.kind', 'not in', collegeKinds),
    notification.or(
      notificationTypes.map((type) =>
        notification.and([
          notification('n.type', '=', type),
          isSwitchedOff(kindSwitches[type].mail, notification.ref('n.user_id')),
        ]),
      ),
    ),
  ]);
