import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketEndorsementAdded } from '../../generated/documents.ts';

/** What endorsements tell in the room of a profile. */
export const endorsementTells: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
      event: 'endorsementAdded',
      document: SocketEndorsementAdded,
      variables: (userId) => ({ userId }),
      payload: (d) => d.endorsementAdded,
    }),
  ],
};
