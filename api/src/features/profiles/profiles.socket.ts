import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketProfileUpdated } from '../../generated/documents.ts';
import { profileBody } from './profiles.rest.ts';

/** The room of a profile. The event is the profile with its person, beside the lists that pages replace. */
export const profileRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
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
