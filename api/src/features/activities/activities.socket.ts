import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketHeatmapUpdated } from '../../generated/documents.ts';

/** What the heat map tells in the room of a profile. */
export const activityRoom: SocketRoom = {
  join: 'joinProfile',
  leave: 'leaveProfile',
  tells: [
    socketTell({
      event: 'heatmapUpdated',
      document: SocketHeatmapUpdated,
      variables: (userId) => ({ userId }),
      payload: (d) => d.heatmapUpdated,
    }),
  ],
};
