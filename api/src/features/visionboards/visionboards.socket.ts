import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketVisionBoardUpdated } from '../../generated/documents.ts';

/** What the vision board tells in the room of a profile: all its items. */
export const visionRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
      event: 'visionBoardUpdated',
      document: SocketVisionBoardUpdated,
      variables: (userId) => ({ userId }),
      payload: (d) => d.visionBoardUpdated,
    }),
  ],
};
