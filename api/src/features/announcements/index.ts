import type { Feature } from '../../core/feature.ts';
import { AnnouncementDismissalEntity, AnnouncementEntity } from './announcement.entity.ts';
import { AnnouncementsLiveResolver } from './announcements.live.ts';
import { AnnouncementsResolver } from './announcements.resolver.ts';
import { expireAnnouncement } from './announcements.ts';
import { announcementsOwnData } from './own-data.ts';

/** What the college tells its people. */
export const announcements: Feature = {
  name: 'announcements',
  ownData: announcementsOwnData,
  entities: [AnnouncementEntity, AnnouncementDismissalEntity],
  resolvers: [AnnouncementsResolver, AnnouncementsLiveResolver],
  restRows: () => import('./announcements.rest.ts').then((m) => m.announcementRows),
  socketRooms: () => import('./announcements.socket.ts').then((m) => [m.announcementSocketRoom]),
  jobs: (app) => [expireAnnouncement(app)],
};

export { namedAnnouncements } from './announcements.sql.ts';
