import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketProfileUpdated } from '../../generated/documents.ts';
import { profileSocketRoom } from './profile-socket-room.ts';
import { profileBody } from './profiles.rest.ts';

/**
 * The profile's own event of its socket room: the profile with its person, without the lists that
 * have pages of their own.
 */
export const profileEvents: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'profileUpdated',
      document: SocketProfileUpdated,
      variables: (userId) => ({ userId }),
      payload: (data) => {
        const body = profileBody(data.profileUpdated);
        return { ...body.profile, ...body };
      },
    }),
  ],
};
