import type { IncomingMessage } from 'node:http';
import type { Event, ServerOptions, Socket } from 'socket.io';
import { accessTexts } from '../../../../schema/rules/identity/access-texts.ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import type { App, Viewer } from '../../core/context.ts';
import { addressKey } from '../../core/limits/limits.ts';
import { socketLimits } from '../../limits.ts';
import { internalErrorText } from '../error-masking.ts';
import { MinuteCount } from '../minute-count.ts';
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
        answer(requestTexts.tooManyConnections, false);
      },
    );
  };

/**
 * Finds the session behind the handshake's token and keeps it in `socket.data`; a connection
 * without one is refused, and one of a person who opens too many or floods.
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
        app.limits.consume('eventSocketsPerUser', viewer.id).then(
          () => {
            next();
          },
          () => {
            next(new Error(requestTexts.tooManyConnections));
          },
        );
      },
      (error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be opened');
        next(new Error(internalErrorText));
      },
    );
  };

/**
 * Counts each inbound event, for the socket at once and for the person, and passes those that
 * something here handles; others are dropped, among them `error`, which Socket.IO would take for
 * one of its own.
 * @param onFlood called for each event over the limit
 */
export const admitMessages = (
  app: App,
  userId: string,
  handled: ReadonlySet<string>,
  onFlood: () => void,
) => {
  const messages = new MinuteCount();
  return ([name]: Event, next: Next): void => {
    if (messages.add(1) > socketLimits.messagesPerMinute) {
      onFlood();
      return;
    }
    app.limits.consume('socketMessages', userId).then(() => {
      if (handled.has(name)) next();
    }, onFlood);
  };
};
