import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketGratitudeRemoved, SocketNewGratitude } from '../../generated/documents.ts';
import { profileSocketRoom } from '../profiles/index.ts';

const ofUser = (userId: string) => ({ userId });

/** The gratitude events of a profile's socket room. */
export const gratitudeSocketRoom: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'newGratitude',
      document: SocketNewGratitude,
      variables: ofUser,
      payload: (data) => data.newGratitude,
    }),
    socketEvent({
      event: 'gratitudeRemoved',
      document: SocketGratitudeRemoved,
      variables: ofUser,
      payload: (data) => data.gratitudeRemoved,
    }),
  ],
};
