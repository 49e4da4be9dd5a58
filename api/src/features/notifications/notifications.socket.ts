import { personalRoom, type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketNewNotification, SocketNotificationUpdated } from '../../generated/documents.ts';

/** What notifications tell a person in the room of their own. */
export const notificationTells: SocketRoom = {
  ...personalRoom,
  tells: [
    socketTell({
      event: 'newNotification',
      document: SocketNewNotification,
      variables: () => ({}),
      payload: (d) => d.notificationReceived,
    }),
    socketTell({
      event: 'updateNotification',
      document: SocketNotificationUpdated,
      variables: () => ({}),
      payload: (d) => d.notificationUpdated,
    }),
  ],
};
