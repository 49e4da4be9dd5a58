import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketEndorsementAdded } from '../../generated/documents.ts';

/** The endorsement events of a profile's socket room. */
export const endorsementSocketRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  events: [
    socketEvent({
      event: 'endorsementAdded',
      document: SocketEndorsementAdded,
      variables: (userId) => ({ userId }),
      payload: (d) => d.endorsementAdded,
    }),
  ],
};
