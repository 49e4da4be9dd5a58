import { z } from 'zod';
import { notificationSwitches, type NotificationSwitch } from './notifications-texts.ts';

export * from './notifications-texts.ts';

/** The switches of a person, each told. */
export const notificationSettingsRule = z.object(Object.fromEntries(notificationSwitches.map((name) => [name, z.boolean()])) as Record<NotificationSwitch, z.ZodBoolean>);
