import {
  type NotificationSwitch,
  notificationSwitches,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { User } from '../../identity/index.ts';
import { publishSettings } from '../../settings/index.ts';
import { NotificationSettingsEntity } from '../notification.entity.ts';
import { notificationsSql } from '../notifications.sql.ts';
import type {
  NotificationSettings,
  NotificationSettingsInput,
} from './notification-settings.types.ts';

const allOn = Object.fromEntries(notificationSwitches.map((name) => [name, true])) as Record<
  NotificationSwitch,
  boolean
>;

const settingsOf = notificationsSql.statement('settings', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .select(['user_id as id', ...columnsOf('notification_settings', notificationSwitches)])
    .select(columnsOf('notification_settings', ['quietFrom', 'quietTo', 'quietZone'])),
);

/**
 * What the viewer wants to be notified of: everything, until they change it. @throws
 * UNAUTHENTICATED
 */
export async function notificationSettings(ctx: Context): Promise<NotificationSettings> {
  const { id } = requireViewer(ctx);
  const [row] = await ctx.app.db.query(settingsOf, { userId: id });
  if (!row) return { id, ...allOn, quietHours: null };
  const { quietFrom: from, quietTo: to, quietZone: zone, ...switches } = row;
  const hasHours = from !== null && to !== null && zone !== null;
  return { ...switches, quietHours: hasHours ? { from, to, zone } : null };
}

/** The settings of a person, locked: those of one person change one after the other. */
export async function settingsToChange(
  work: Work,
  userId: string,
): Promise<NotificationSettingsEntity> {
  await work.advisoryLock('notification settings', userId);
  const user = work.em.getReference(User, userId);
  return (
    (await work.em.findOne(NotificationSettingsEntity, { user })) ??
    work.em.create(NotificationSettingsEntity, { user, ...allOn })
  );
}

/**
 * Changes the settings that `input` names and leaves the rest. The person's open
 * devices are told.
 */
export async function changeNotificationSettings(
  work: Work,
  userId: string,
  input: NotificationSettingsInput,
): Promise<NotificationSettingsEntity> {
  const settings = await settingsToChange(work, userId);
  for (const name of notificationSwitches) settings[name] = input[name] ?? settings[name];
  publishSettings(work, userId);
  return settings;
}

/** Changes the viewer's settings that are named and leaves the rest. @throws UNAUTHENTICATED */
export async function saveNotificationSettings(
  ctx: Context,
  input: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { id } = requireViewer(ctx);
  await change(ctx.app, (work) => changeNotificationSettings(work, id, input));
  return notificationSettings(ctx);
}
