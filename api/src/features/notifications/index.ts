import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { announcementMailChoice, hasStoppedMails } from '../announcements/index.ts';
import { reminderChoice } from '../chat/index.ts';
import { isJobMailOff } from '../jobs/index.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { dispatchJob, startDispatcher, stopDispatcher } from './dispatch/dispatcher.ts';
import { removeOldNotificationsJob } from './list/old-notifications.ts';
import { AtOnceMailEntity, AtOnceSenderEntity } from './mail/at-once-mail.entity.ts';
import {
  announcementMails,
  hasJobMailOff,
  isCollegeMailDeclined,
  requestReminders,
} from './mail/mail-choices.ts';
import {
  claimDigestMailsJob,
  claimUrgentMailsJob,
  sendDigestMailJob,
  sendUrgentMailJob,
} from './mail/mail-notifications.ts';
import {
  NotificationActorEntity,
  NotificationEntity,
  NotificationListEntity,
  NotificationSettingsEntity,
  QuestionMailEntity,
} from './notification.entity.ts';
import { NotificationsLiveResolver } from './notifications.live.ts';
import { NotificationsResolver } from './notifications.resolver.ts';
import { notificationsOwnData } from './own-data.ts';
import { callPushJob } from './push/call-pushes.ts';
import { letHeldPushesGoJob } from './push/held-pushes.ts';
import { sharePushJob } from './push/plan-pushes.ts';
import { PushResolver } from './push/push.resolver.ts';
import { PushSubscriptionEntity } from './push/push-subscription.entity.ts';
import { pushJob } from './push/send-push.ts';
import { forgetBrowsersJob } from './push/subscribe.ts';
import { endUnknownZones } from './quiet/known-zones.ts';

/**
 * What happens that concerns a person: made of domain events, shown at the bell, live and by mail.
 */
export const notifications: Feature = {
  name: 'notifications',
  provides: [
    provide(isJobMailOff, hasJobMailOff),
    provide(reminderChoice, requestReminders),
    provide(announcementMailChoice, announcementMails),
    provide(hasStoppedMails, isCollegeMailDeclined),
  ],
  ownData: notificationsOwnData,
  onAccountDeleted,
  entities: [
    NotificationEntity,
    NotificationActorEntity,
    NotificationListEntity,
    NotificationSettingsEntity,
    QuestionMailEntity,
    AtOnceMailEntity,
    AtOnceSenderEntity,
    PushSubscriptionEntity,
  ],
  resolvers: [NotificationsResolver, NotificationsLiveResolver, PushResolver],
  restRows: () => import('./notifications.rest.ts').then((m) => m.notificationRows),
  socketRooms: () => import('./notifications.socket.ts').then((m) => [m.notificationSocketRoom]),
  jobs: (app) => [
    dispatchJob(app),
    claimUrgentMailsJob(app),
    claimDigestMailsJob(app),
    sendUrgentMailJob(app),
    sendDigestMailJob(app),
    removeOldNotificationsJob(app),
    sharePushJob(app),
    letHeldPushesGoJob(app),
    pushJob(app),
    callPushJob(app),
    forgetBrowsersJob(app),
  ],
  async start(app) {
    await endUnknownZones(app);
    startDispatcher(app);
  },
  stop: stopDispatcher,
};

export { createNotifications } from './dispatch/dispatch.ts';
export { startDispatcher, stopDispatcher } from './dispatch/dispatcher.ts';
export { isCollegeMailDeclined, isCollegeMailOff } from './mail/mail-choices.ts';
export { stopMailsAddresses } from './mail/unsubscribe.ts';
export { NotificationEntity } from './notification.entity.ts';
export {
  changeNotificationSettings,
  notificationSettings,
} from './settings/notification-settings.ts';
export {
  NotificationSettings,
  NotificationSettingsInput,
} from './settings/notification-settings.types.ts';
