import { personalSocketRoom, type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketNewNotification, SocketNotificationUpdated } from '../../generated/documents.ts';

/** The notification events of the personal socket room. */
export const notificationSocketRoom: SocketRoom = {
  ...personalSocketRoom,
  events: [
    socketEvent({
      event: 'newNotification',
      document: SocketNewNotification,
      variables: () => ({}),
      payload: (data) => data.notificationReceived,
    }),
    socketEvent({
      event: 'updateNotification',
      document: SocketNotificationUpdated,
      variables: () => ({}),
      payload: (data) => data.notificationUpdated,
    }),
  ],
};
