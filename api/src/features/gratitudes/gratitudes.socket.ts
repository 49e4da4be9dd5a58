import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketGratitudeRemoved, SocketNewGratitude } from '../../generated/documents.ts';

const ofUser = (userId: string) => ({ userId });

/** What gratitudes tell in the room of a profile. */
export const gratitudeTells: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
      event: 'newGratitude',
      document: SocketNewGratitude,
      variables: ofUser,
      payload: (d) => d.newGratitude,
    }),
    socketTell({
      event: 'gratitudeRemoved',
      document: SocketGratitudeRemoved,
      variables: ofUser,
      payload: (d) => d.gratitudeRemoved,
    }),
  ],
};
