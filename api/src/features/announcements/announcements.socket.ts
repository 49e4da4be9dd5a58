import { personalSocketRoom, type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketNewAnnouncement } from '../../generated/documents.ts';

/** Announcements reach everybody whom they are for by their own socket room, admins all of them. */
export const announcementSocketRoom: SocketRoom = {
  ...personalSocketRoom,
  events: [
    socketEvent({
      event: 'newAnnouncement',
      document: SocketNewAnnouncement,
      variables: () => ({}),
      payload: (data) => data.announcementAdded,
    }),
  ],
};
