import type { Feature } from '../../core/feature.ts';
import {
  AnnouncementDismissalEntity,
  AnnouncementEntity,
  AnnouncementMailEntity,
} from './announcement.entity.ts';
import { AnnouncementsLiveResolver } from './announcements.live.ts';
import { AnnouncementsResolver } from './announcements.resolver.ts';
import { hasStoppedMails } from './announcements.sql.ts';
import { beginAnnouncement, expireAnnouncement } from './delivery/begin-announcement.ts';
import { mailChoice, mailPeople, sendAnnouncementMail } from './delivery/mail-people.ts';
import { tellPeople } from './delivery/tell-people.ts';
import { announcementsOwnData } from './own-data.ts';

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
export { mailChoice as announcementMailChoice } from './delivery/mail-people.ts';
