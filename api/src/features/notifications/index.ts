import type { Feature } from '../../core/feature.ts';
import { HappeningRow } from './happening.entity.ts';
import {
  NotificationActorRow,
  NotificationRow,
  NotificationSettingsRow,
} from './notification.entity.ts';
import { mailDigests, mailWaiting, sendAtOnce, sendDigest } from './mailing.ts';
import { NotificationsResolver } from './notifications.resolver.ts';
import { removeOld } from './removal.ts';
import { startTeller, stopTeller, tellRest } from './teller.ts';

/** What happened that concerns a person, told at the bell, live and by mail (part 3, Notifications). */
export const notifications: Feature = {
  name: 'notifications',
  entities: [HappeningRow, NotificationRow, NotificationActorRow, NotificationSettingsRow],
  resolvers: [NotificationsResolver],
  rest: () => import('./notifications.rest.ts').then((m) => m.notificationRows),
  rooms: () => import('./notifications.socket.ts').then((m) => [m.notificationTells]),
  jobs: (app) => [
    tellRest(app),
    mailWaiting(app),
    mailDigests(app),
    sendAtOnce(app),
    sendDigest(app),
    removeOld(app),
  ],
  ready: (app) => {
    startTeller(app);
    return Promise.resolve();
  },
  stop: stopTeller,
};

export {
  connectionAnsweredTopic,
  happened,
  wakeTeller,
  type HappeningKind,
  type SettlingKind,
} from './happened.ts';
export { tell } from './tell.ts';
export { startTeller, stopTeller } from './teller.ts';
