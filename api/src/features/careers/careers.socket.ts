import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketCareerPathUpdated } from '../../generated/documents.ts';

/** The career path events of a profile's socket room. */
export const careerSocketRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  events: [
    socketEvent({
      event: 'careerPathUpdated',
      document: SocketCareerPathUpdated,
      variables: (userId) => ({ userId }),
      payload: ({ careerPathUpdated: { _id, ...path } }) => ({ userId: _id, ...path }),
    }),
  ],
};
