import type { Feature } from '../../core/feature.ts';
import {
  AnnouncementDismissalEntity,
  AnnouncementEntity,
  AnnouncementMailEntity,
} from './announcement.entity.ts';
import { AnnouncementsLiveResolver } from './announcements.live.ts';
import { AnnouncementsResolver } from './announcements.resolver.ts';
import { hasStoppedMails } from './announcements.sql.ts';
import { beginAnnouncement, expireAnnouncement } from './begin-announcement.ts';
import { mailChoice, mailPeople, sendAnnouncementMail } from './mail-people.ts';
import { announcementsOwnData } from './own-data.ts';
import { tellPeople } from './tell-people.ts';

/** What the college tells its people. */
export const announcements: Feature = {
  name: 'announcements',
  asks: [mailChoice, hasStoppedMails],
  ownData: announcementsOwnData,
  entities: [AnnouncementEntity, AnnouncementDismissalEntity, AnnouncementMailEntity],
  resolvers: [AnnouncementsResolver, AnnouncementsLiveResolver],
  restRows: () => import('./announcements.rest.ts').then((m) => m.announcementRows),
  socketRooms: () => import('./announcements.socket.ts').then((m) => [m.announcementSocketRoom]),
  jobs: (app) => [
    beginAnnouncement(app),
    expireAnnouncement(app),
    tellPeople(app),
    mailPeople(app),
    sendAnnouncementMail(app),
  ],
};

export { announcedWords, hasStoppedMails, namedAnnouncements } from './announcements.sql.ts';
export { mailChoice as announcementMailChoice } from './mail-people.ts';
