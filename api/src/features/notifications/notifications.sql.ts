import { type Expression, expressionBuilder } from 'kysely';
import {
  kindSwitches,
  type NotificationKind,
  type NotificationSwitch,
  type NotificationTab,
  notificationTypes,
} from '../../../../schema/rules/notifications/notifications-texts.ts';
import { columnOf, roomSql, type Tables } from '../../core/sql/index.ts';
import type { AtOnceMailEntity, AtOnceSenderEntity } from './mail/at-once-mail.entity.ts';
import type {
  NotificationActorEntity,
  NotificationEntity,
  NotificationListEntity,
  NotificationSettingsEntity,
  QuestionMailEntity,
} from './notification.entity.ts';
import type { PushSubscriptionEntity } from './push/push-subscription.entity.ts';

export type NotificationTables = Tables<
  | typeof NotificationEntity
  | typeof NotificationActorEntity
  | typeof NotificationListEntity
  | typeof NotificationSettingsEntity
  | typeof QuestionMailEntity
  | typeof AtOnceMailEntity
  | typeof AtOnceSenderEntity
  | typeof PushSubscriptionEntity
>;

export const notificationsSql = roomSql<NotificationTables>('notifications');

/** For conditions on the `notification` of a statement. */
export const notification = expressionBuilder<
  { notification: NotificationTables['notifications'] },
  'notification'
>();

interface Lockable<Query> {
  orderBy(column: 'notification.user_id' | 'notification.group_key'): Query;
  forUpdate(of: 'notification'): Query;
}

/**
 * Locks the notifications `notification` of a statement in the one order in which everybody takes
 * them, so that there is no deadlock.
 */
export const lockedInOrder = <Query extends Lockable<Query>>(query: Query): Query =>
  query.orderBy('notification.user_id').orderBy('notification.group_key').forUpdate('notification');

const isShown = notification.and([
  notification('notification.dismissed_at', 'is', null),
  notification('notification.withdrawn_at', 'is', null),
]);
const isCurrent = notification.and([isShown, notification('notification.archived_at', 'is', null)]);

/** What is not read yet. */
export const isUnread = notification.and([
  notification('notification.read_at', 'is', null),
  isCurrent,
]);

/** What a tab holds. */
export function isInTab(tab: NotificationTab) {
  if (tab === 'archived')
    return notification.and([isShown, notification('notification.archived_at', 'is not', null)]);
  return tab === 'all'
    ? isCurrent
    : notification.and([isCurrent, notification('notification.type', '=', tab)]);
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
 * Whether the person of the `notification` has switched off its kind by that way, as the tab says
 * it. What the college tells a person about themselves is not switched off by its kind: its kinds
 * are named.
 */
const isWaySwitchedOff = (way: 'mail' | 'push', collegeKinds: readonly NotificationKind[]) =>
  notification.and([
    notification('notification.kind', 'not in', collegeKinds),
    notification.or(
      notificationTypes.map((type) =>
        notification.and([
          notification('notification.type', '=', type),
          isSwitchedOff(kindSwitches[type][way], notification.ref('notification.user_id')),
        ]),
      ),
    ),
  ]);

/** Whether mails of its kind are switched off; mails as a whole have switches of their own. */
export const isMailSwitchedOff = (collegeKinds: readonly NotificationKind[]) =>
  isWaySwitchedOff('mail', collegeKinds);

/** Whether the person's devices are not told of its kind. */
export const isPushSwitchedOff = (collegeKinds: readonly NotificationKind[]) =>
  isWaySwitchedOff('push', collegeKinds);
