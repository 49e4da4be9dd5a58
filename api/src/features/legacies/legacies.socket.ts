import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketLegacyProjectUpdated } from '../../generated/documents.ts';

/** What projects tell in the room of a profile: the project, or that it is gone. */
export const legacyRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
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
