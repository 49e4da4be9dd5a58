import { connectionTexts } from '../../../../schema/rules/connections/connections.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { param, textOrNull } from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import {
  RestAcceptConnection,
  RestCancelConnectionRequest,
  RestConnect,
  RestConnectionRequests,
  RestConnectionStatus,
  RestConnections,
  RestDisconnect,
  RestRejectConnection,
} from '../../generated/documents.ts';

const ofUser = (call: RestCall) => ({ userId: param(call, 'userId') });
const ofRequest = (call: RestCall) => ({
  requestId: param(call, 'id') || param(call, 'requestId'),
});

const status = (path: string): RestRow =>
  restRow({
    method: 'GET',
    path,
    document: RestConnectionStatus,
    variables: ofUser,
    reply: (data) => data.connectionStatus,
  });
/** Asked for from a post or a profile, it is one act in other words. */
const connectRow = (path: string, sent: string): RestRow =>
  restRow({
    method: 'POST',
    path,
    document: RestConnect,
    variables: ofUser,
    reply: (data) => ({
      message: data.connect.status === 'connected' ? connectionTexts.accepted : sent,
      ...data.connect,
    }),
  });

/** The connection calls of `schema/rest.md`. */
export const connectionRows: RestRow[] = [
  status('/api/auth/connections/status/{userId}'),
  status('/api/profile/connections/status/{userId}'),
  connectRow('/api/auth/connect/{userId}', connectionTexts.sentFromPost),
  connectRow('/api/profile/connect/{userId}', connectionTexts.sent),
  restRow({
    method: 'GET',
    path: '/api/auth/connections',
    document: RestConnections,
    variables: (call) => ({ ...pageOf(call), search: textOrNull(call.query['search']) }),
    lists: (data) => [data.connections],
    reply: ({ connections: { nodes, pageInfo } }) => ({
      users: nodes.map(({ user, connectedAt }) => ({ ...user, connectedAt })),
      pageInfo,
    }),
  }),
  restRow({
    method: 'GET',
    path: '/api/connection-requests/pending',
    document: RestConnectionRequests,
    variables: pageOf,
    lists: (data) => [data.connectionRequests],
    reply: (data) => data.connectionRequests.nodes,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/connection/{id}/accept',
    document: RestAcceptConnection,
    variables: ofRequest,
    reply: (data) => ({ message: connectionTexts.accepted, ...data.acceptConnection }),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/connection/{id}/reject',
    document: RestRejectConnection,
    variables: ofRequest,
    reply: (data) => ({ message: connectionTexts.rejected, ...data.rejectConnection }),
  }),
  restRow({
    method: 'DELETE',
    path: '/api/profile/connection-request/{requestId}',
    document: RestCancelConnectionRequest,
    variables: ofRequest,
    reply: (data) => ({ message: connectionTexts.canceled, ...data.cancelConnectionRequest }),
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/disconnect/{userId}',
    document: RestDisconnect,
    variables: ofUser,
    reply: (data) => ({ message: connectionTexts.removed, ...data.disconnect }),
  }),
];
