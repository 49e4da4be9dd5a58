import { idsAtMost, notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { type Icon, IconArchive, IconArrowBackUp, IconCheck, IconTrash } from '@tabler/icons-react';

const notificationActions = ['markRead', 'archive', 'moveBack', 'dismiss'] as const;
export type NotificationAction = (typeof notificationActions)[number];

/** The actions on notifications that are in the archive, or are not, in the order of the menus. */
export const actionsFor = (isArchived: boolean): NotificationAction[] =>
  notificationActions.filter((action) =>
    isArchived ? action === 'moveBack' || action === 'dismiss' : action !== 'moveBack',
  );

export const actionIcons: Record<NotificationAction, Icon> = {
  markRead: IconCheck,
  archive: IconArchive,
  moveBack: IconArrowBackUp,
  dismiss: IconTrash,
};

/** Shown where the server gives no reason. */
export const actionFailures: Record<NotificationAction, string> = {
  markRead: notificationTexts.readFailed,
  dismiss: notificationTexts.dismissFailed,
  archive: notificationTexts.archiveFailed,
  moveBack: notificationTexts.moveBackFailed,
};

/** As many at a time as one call may name. */
export const inCalls = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / idsAtMost) }, (_, call) =>
    all.slice(call * idsAtMost, (call + 1) * idsAtMost),
  );

/** The subject of toasts about actions: the next one takes the place of the last. */
export const actionSubject = 'notifications';
