import { connectionTexts } from '../../../../schema/rules/connections.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest-call.ts';
import { param, textOrNull } from '../../core/rest-input.ts';
import { pageOf } from '../../core/rest-pages.ts';
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
    reply: (d) => d.connectionStatus,
  });
/** Asked for from a post or a profile, it is one act in other words. */
const request = (path: string, sent: string): RestRow =>
  restRow({
    method: 'POST',
    path,
    document: RestConnect,
    variables: ofUser,
    reply: (d) => ({
      message: d.connect.status === 'connected' ? connectionTexts.accepted : sent,
      ...d.connect,
    }),
  });

/** The connection calls of `schema/rest.md`. */
export const connectionRows: RestRow[] = [
  status('/api/auth/connections/status/{userId}'),
  status('/api/profile/connections/status/{userId}'),
  request('/api/auth/connect/{userId}', connectionTexts.sentFromPost),
  request('/api/profile/connect/{userId}', connectionTexts.sent),
  restRow({
    method: 'GET',
    path: '/api/auth/connections',
    document: RestConnections,
    variables: (call) => ({ ...pageOf(call), search: textOrNull(call.query['search']) }),
    lists: (d) => [d.connections],
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
    lists: (d) => [d.connectionRequests],
    reply: (d) => d.connectionRequests.nodes,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/connection/{id}/accept',
    document: RestAcceptConnection,
    variables: ofRequest,
    reply: (d) => ({ message: connectionTexts.accepted, ...d.acceptConnection }),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/connection/{id}/reject',
    document: RestRejectConnection,
    variables: ofRequest,
    reply: (d) => ({ message: connectionTexts.rejected, ...d.rejectConnection }),
  }),
  restRow({
    method: 'DELETE',
    path: '/api/profile/connection-request/{requestId}',
    document: RestCancelConnectionRequest,
    variables: ofRequest,
    reply: (d) => ({ message: connectionTexts.canceled, ...d.cancelConnectionRequest }),
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/disconnect/{userId}',
    document: RestDisconnect,
    variables: ofUser,
    reply: (d) => ({ message: connectionTexts.removed, ...d.disconnect }),
  }),
];
