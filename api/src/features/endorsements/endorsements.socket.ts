import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketEndorsementAdded } from '../../generated/documents.ts';
import { profileSocketRoom } from '../profiles/index.ts';

/** The endorsement events of a profile's socket room. */
export const endorsementSocketRoom: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'endorsementAdded',
      document: SocketEndorsementAdded,
      variables: (userId) => ({ userId }),
      payload: (data) => data.endorsementAdded,
    }),
  ],
};
