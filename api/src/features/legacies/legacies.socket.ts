import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketLegacyProjectUpdated } from '../../generated/documents.ts';
import { profileSocketRoom } from '../profiles/index.ts';

/** The project events of a profile's socket room: the project, or that it was removed. */
export const legacySocketRoom: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'legacyProjectUpdated',
      document: SocketLegacyProjectUpdated,
      variables: (userId) => ({ userId }),
      payload: ({ legacyProjectUpdated: { _id, userId, project } }) => ({
        _id,
        userId,
        isRemoved: project === null,
        ...project,
      }),
    }),
  ],
};
