import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketCareerPathUpdated } from '../../generated/documents.ts';
import { profileSocketRoom } from '../profiles/index.ts';

/** The career path events of a profile's socket room. */
export const careerSocketRoom: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'careerPathUpdated',
      document: SocketCareerPathUpdated,
      variables: (userId) => ({ userId }),
      payload: ({ careerPathUpdated: { _id, ...path } }) => ({ userId: _id, ...path }),
    }),
  ],
};
