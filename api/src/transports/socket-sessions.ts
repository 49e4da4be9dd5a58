import type { App, Viewer } from '../core/context.ts';
import type { EventPayload } from '../core/live/events.ts';
import { sessionsEndedTopic, viewerChangedTopic } from '../features/identity/index.ts';
import { sessionSweepMilliseconds, socketLimits } from '../limits.ts';

/** An open socket of either kind, as far as its session is concerned. */
export interface SessionSocket {
  /** Null once the session ended. */
  viewer: Viewer | null;
  token: string | undefined;
  /** The session ended: the socket has to close. */
  onSessionEnded(): void;
  /** The account's role or verification changed; `viewer` is the new one. */
  onViewerChanged?(): void;
}

export interface SocketSessions {
  /** @returns false when the person has `socketLimits.socketsPerUser` sockets already */
  add(socket: SessionSocket): boolean;
  remove(socket: SessionSocket): void;
  stop(): void;
}

/** The open sockets of each person. Sockets without a viewer are not kept. */
class SocketsByUser {
  private readonly sockets = new Map<string, Set<SessionSocket>>();

  /** @param onPresence called when a person's first socket comes, and when their last one goes */
  constructor(private readonly onPresence: (userId: string, isPresent: boolean) => void) {}

  add(socket: SessionSocket): boolean {
    if (!socket.viewer) return true;
    const ofUser = this.sockets.get(socket.viewer.id) ?? new Set();
    if (ofUser.size >= socketLimits.socketsPerUser) return false;
    this.sockets.set(socket.viewer.id, ofUser.add(socket));
    if (ofUser.size === 1) this.onPresence(socket.viewer.id, true);
    return true;
  }

  remove(socket: SessionSocket): void {
    // The viewer of an ended session is gone: the socket is then looked for among all.
    const userIds = socket.viewer ? [socket.viewer.id] : [...this.sockets.keys()];
    for (const userId of userIds) {
      const ofUser = this.sockets.get(userId);
      if (!ofUser?.delete(socket) || ofUser.size > 0) continue;
      this.sockets.delete(userId);
      this.onPresence(userId, false);
    }
  }

  of(userId: string): SessionSocket[] {
    return [...(this.sockets.get(userId) ?? [])];
  }

  all(): SessionSocket[] {
    return [...this.sockets.values()].flatMap((ofUser) => [...ofUser]);
  }
}

/**
 * Follows the sessions behind open sockets: closes the sockets of ended ones, and updates the
 * viewer of the others when their account changes.
 * @param viewerOf reads the viewer behind a token, null when the session ended
 * @param onPresence called when a person's first socket opens, and when their last one closes
 */
export function createSocketSessions(
  app: App,
  viewerOf: (token: string | undefined) => Promise<Viewer | null>,
  onPresence: (userId: string, isPresent: boolean) => void = () => undefined,
): SocketSessions {
  const sockets = new SocketsByUser(onPresence);

  function endSessions({ userId, sessionId, keptId }: EventPayload): void {
    for (const socket of sockets.of(String(userId))) {
      const own = socket.viewer?.sessionId ?? null;
      if ((sessionId !== null && own !== sessionId) || (own !== null && own === keptId)) continue;
      socket.viewer = null;
      socket.onSessionEnded();
    }
  }

  async function refresh(socket: SessionSocket): Promise<void> {
    const viewer = await viewerOf(socket.token);
    const before = socket.viewer;
    socket.viewer = viewer;
    if (!viewer) socket.onSessionEnded();
    else if (JSON.stringify(viewer) !== JSON.stringify(before)) socket.onViewerChanged?.();
  }

  function refreshAll(stale: SessionSocket[]): void {
    for (const socket of stale)
      refresh(socket).catch((error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be refreshed');
      });
  }

  const stopListening = [
    app.events.subscribe(sessionsEndedTopic, endSessions),
    app.events.subscribe(viewerChangedTopic, ({ userId }) => {
      refreshAll(sockets.of(String(userId)));
    }),
  ];
  // Sessions also expire, and an event may be lost: all are read again from time to time, in one
  // statement.
  const sweep = setInterval(() => {
    refreshAll(sockets.all());
  }, sessionSweepMilliseconds);
  sweep.unref();

  return {
    add: (socket) => sockets.add(socket),
    remove: (socket) => {
      sockets.remove(socket);
    },
    stop() {
      clearInterval(sweep);
      for (const stop of stopListening) stop();
    },
  };
}
