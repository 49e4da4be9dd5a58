import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketHeatmapUpdated } from '../../generated/documents.ts';
import { profileSocketRoom } from '../profiles/index.ts';

/** The heat map events of a profile's socket room. */
export const activitySocketRoom: SocketRoom = {
  ...profileSocketRoom,
  events: [
    socketEvent({
      event: 'heatmapUpdated',
      document: SocketHeatmapUpdated,
      variables: (userId) => ({ userId }),
      payload: (data) => data.heatmapUpdated,
    }),
  ],
};
