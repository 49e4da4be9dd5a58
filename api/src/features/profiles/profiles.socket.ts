import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketProfileUpdated } from '../../generated/documents.ts';
import { profileBody } from './profiles.rest.ts';

/** The socket room of a profile. The event is the profile with its person, without the lists that have pages of their own. */
export const profileSocketRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  events: [
    socketEvent({
      event: 'profileUpdated',
      document: SocketProfileUpdated,
      variables: (userId) => ({ userId }),
      payload: (d) => {
        const body = profileBody(d.profileUpdated);
        return { ...body.profile, ...body };
      },
    }),
  ],
};
