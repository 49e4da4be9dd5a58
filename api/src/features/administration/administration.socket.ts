import { personalSocketRoom, type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketNewTask } from '../../generated/documents.ts';

/** What waits for an admin, in the personal room of each. */
export const adminSocketRoom: SocketRoom = {
  ...personalSocketRoom,
  events: [
    socketEvent({
      event: 'newTask',
      document: SocketNewTask,
      variables: () => ({}),
      payload: ({ adminTaskAdded: { type, id } }) => ({ type, _id: id }),
    }),
  ],
};
