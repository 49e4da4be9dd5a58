import type { App, Viewer } from '../core/context.ts';
import type { LiveHub } from './live/hub.ts';
import type { SocketSessions } from './socket-sessions.ts';

/** What the connections of both socket transports share. */
export interface SocketServices {
  app: App;
  hub: LiveHub;
  sessions: SocketSessions;
  /** The viewer behind a token; null when its session ended, or without a token. */
  viewerOf(token: string | undefined): Promise<Viewer | null>;
}
