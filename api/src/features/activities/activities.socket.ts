import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketHeatmapUpdated } from '../../generated/documents.ts';

/** The heat map events of a profile's socket room. */
export const activitySocketRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  events: [
    socketEvent({
      event: 'heatmapUpdated',
      document: SocketHeatmapUpdated,
      variables: (userId) => ({ userId }),
      payload: (d) => d.heatmapUpdated,
    }),
  ],
};
