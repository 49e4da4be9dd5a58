import { personalRoom, type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketConnectionRequest, SocketConnectionUpdated } from '../../generated/documents.ts';

/** What connections tell a person in the room of their own. */
export const connectionTells: SocketRoom = {
  ...personalRoom,
  tells: [
    socketTell({
      event: 'connectionUpdate',
      document: SocketConnectionUpdated,
      variables: () => ({}),
      payload: (d) => d.connectionUpdated,
    }),
    socketTell({
      event: 'newConnectionRequest',
      document: SocketConnectionRequest,
      variables: () => ({}),
      payload: (d) => d.connectionRequestReceived,
    }),
  ],
};
