import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketCareerPathUpdated } from '../../generated/documents.ts';

/** What the career path tells in the room of a profile. */
export const careerRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
      event: 'careerPathUpdated',
      document: SocketCareerPathUpdated,
      variables: (userId) => ({ userId }),
      payload: ({ careerPathUpdated: { _id, ...path } }) => ({ userId: _id, ...path }),
    }),
  ],
};
