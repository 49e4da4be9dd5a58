import type { IncomingMessage } from 'node:http';
import type { Event, ServerOptions, Socket } from 'socket.io';
import { accessTexts } from '../../../../schema/rules/access-texts.ts';
import type { App, Viewer } from '../../core/context.ts';
import { addressKey } from '../../core/limits.ts';
import { internalErrorText } from '../error-masking.ts';
import type { SocketServices } from '../socket-services.ts';

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;
type Next = (error?: Error) => void;

/** Who a socket belongs to; set by `authenticate` before the connection opens. */
export interface SocketIdentity {
  viewer: Viewer;
  token: string;
}

/** The connection that a request says it belongs to. */
const connectionIdOf = ({ url = '' }: IncomingMessage): string | null =>
  new URLSearchParams(url.split('?')[1]).get('sid');

/**
 * Refuses HTTP requests of foreign origins, and new connections over the address's limit.
 * @param isOpen whether a connection of that id is open
 */
export const createAllowRequest =
  (
    app: App,
    isAllowedOrigin: (request: IncomingMessage) => boolean,
    addressOf: (request: IncomingMessage) => string,
    isOpen: (connectionId: string) => boolean,
  ): AllowRequest =>
  (request, answer) => {
    if (!isAllowedOrigin(request)) {
      answer(null, false);
      return;
    }
    const connectionId = connectionIdOf(request);
    // Later requests of a polling client name the connection they belong to: they open none.
    if (connectionId && isOpen(connectionId)) {
      answer(null, true);
      return;
    }
    app.limits.consume('socketOpeningsPerIp', addressKey(addressOf(request))).then(
      () => {
        answer(null, true);
      },
      () => {
        answer('Too many connections', false);
      },
    );
  };

/**
 * Finds the session behind the handshake's token and keeps it in `socket.data`; a connection
 * without one is refused.
 */
export const authenticate =
  ({ app, viewerOf }: Pick<SocketServices, 'app' | 'viewerOf'>) =>
  (socket: Socket, next: Next): void => {
    const { token }: Record<string, unknown> = socket.handshake.auth;
    if (typeof token !== 'string' || !token) {
      next(new Error('No token found'));
      return;
    }
    viewerOf(token).then(
      (viewer) => {
        if (!viewer) {
          next(new Error(accessTexts.signIn));
          return;
        }
        (socket.data as SocketIdentity) = { viewer, token };
        next();
      },
      (error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be opened');
        next(new Error(internalErrorText));
      },
    );
  };

/**
 * Counts each inbound event for the person, known or not; the first one over the limit is refused
 * and ends the connection.
 */
export const limitMessages =
  (app: App, userId: string, onFlood: () => void) =>
  (_event: Event, next: Next): void => {
    app.limits.consume('socketMessages', userId).then(
      () => {
        next();
      },
      () => {
        next(new Error('Too many messages'));
        onFlood();
      },
    );
  };
