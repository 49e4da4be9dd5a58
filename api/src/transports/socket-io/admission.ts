import type { IncomingMessage } from 'node:http';
import type { Event, ServerOptions, Socket } from 'socket.io';
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

/** Refuses HTTP requests of foreign origins, and new connections over the address's limit. */
export const createAllowRequest =
  (
    app: App,
    isAllowedOrigin: (request: IncomingMessage) => boolean,
    addressOf: (request: IncomingMessage) => string,
  ): AllowRequest =>
  (request, answer) => {
    if (!isAllowedOrigin(request)) {
      answer(null, false);
      return;
    }
    // Later requests of a polling client name the connection they belong to: they open none.
    if (/[?&]sid=/.test(request.url ?? '')) {
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

/** Finds the session behind the handshake's token and keeps it in `socket.data`; a connection without one is refused. */
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
          next(new Error('Please sign in to continue.'));
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

/** Counts each inbound event for the person; one over the limit is refused with an `error`. */
export const limitMessages =
  (app: App, userId: string) =>
  (_event: Event, next: Next): void => {
    app.limits.consume('socketMessages', userId).then(
      () => {
        next();
      },
      () => {
        next(new Error('Too many messages'));
      },
    );
  };
