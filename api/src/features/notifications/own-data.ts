import { notificationSwitches } from '../../../../schema/rules/notifications/notifications-texts.ts';
import { type OwnData, ownPageRows } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { notificationsSql } from './notifications.sql.ts';

/**
 * What the person was notified of, what they chose to be, when they set it aside, when they were
 * mailed of questions and at once, about whom, and on which browsers they are told.
 */
export const notificationsOwnData: OwnData = {
  notifications: {
    pages: notificationsSql.statement(
      'copyOfNotifications',
      { userId: 'uuid', after: 'uuid' },
      (db, { userId, after }) =>
        db
          .selectFrom('notifications as notification')
          .where('notification.user_id', '=', userId)
          .where('notification.withdrawn_at', 'is', null)
          .where('notification.id', '>', after)
          .orderBy('notification.id')
          .limit(ownPageRows)
          .select(
            columnsOf('notification', [
              'id',
              'type',
              'kind',
              'subject',
              'link',
              'status',
              'createdAt',
              'readAt',
              'archivedAt',
              'dismissedAt',
              'mailedAt',
            ]),
          ),
    ),
  },
  notificationList: notificationsSql.statement('copyOfList', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('notification_lists as list')
      .where('list.user_id', '=', userId)
      .select(columnsOf('list', ['seenUntil'])),
  ),
  questionMails: notificationsSql.statement('copyOfMails', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('question_mails as mail')
      .where('mail.user_id', '=', userId)
      .orderBy('mail.mailed_at')
      .select(columnsOf('mail', ['mailedAt'])),
  ),
  mailsAtOnce: notificationsSql.statement(
    'copyOfMailsAtOnce',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('at_once_mails as mail')
        .where('mail.user_id', '=', userId)
        .orderBy('mail.mailed_at')
        .select(columnsOf('mail', ['mailedAt'])),
  ),
  mailsAboutPeople: notificationsSql.statement(
    'copyOfMailsAboutPeople',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('at_once_senders as mail')
        .where('mail.user_id', '=', userId)
        .orderBy('mail.mailed_at')
        .orderBy('mail.sender_id')
        .select(columnsOf('mail', ['senderId', 'mailedAt'])),
  ),
  notificationSettings: notificationsSql.statement(
    'copyOfSettings',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('notification_settings as setting')
        .where('setting.user_id', '=', userId)
        .select(
          columnsOf('setting', [...notificationSwitches, 'quietFrom', 'quietTo', 'quietZone']),
        ),
  ),
  pushBrowsers: notificationsSql.statement('copyOfBrowsers', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('push_subscriptions as browser')
      .where('browser.user_id', '=', userId)
      .orderBy('browser.id')
      .select(columnsOf('browser', ['endpoint', 'createdAt'])),
  ),
};
