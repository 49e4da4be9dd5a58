import { personalSocketRoom, type SocketRoom, socketEvent } from '../../core/feature.ts';
import { SocketConnectionRequest, SocketConnectionUpdated } from '../../generated/documents.ts';

/** The connection events of the personal socket room. */
export const connectionSocketRoom: SocketRoom = {
  ...personalSocketRoom,
  events: [
    socketEvent({
      event: 'connectionUpdate',
      document: SocketConnectionUpdated,
      variables: () => ({}),
      payload: (data) => data.connectionUpdated,
    }),
    socketEvent({
      event: 'newConnectionRequest',
      document: SocketConnectionRequest,
      variables: () => ({}),
      payload: (data) => data.connectionRequestReceived,
    }),
  ],
};
