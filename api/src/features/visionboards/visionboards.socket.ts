import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketVisionBoardUpdated } from '../../generated/documents.ts';
import { profileSocketRoom } from '../profiles/index.ts';

/** The vision board event of a profile's socket room: all its items. */
export const visionBoardSocketRoom: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'visionBoardUpdated',
      document: SocketVisionBoardUpdated,
      variables: (userId) => ({ userId }),
      payload: (data) => data.visionBoardUpdated,
    }),
  ],
};
