import type { App, Viewer } from '../core/context.ts';
import type { EventPayload } from '../core/events.ts';
import { sessionsEnded, viewerChanged } from '../features/identity/index.ts';
import { presenceSweepMilliseconds, socketLimits } from '../limits.ts';

/** An open socket of either kind, as far as sessions are concerned. */
export interface OpenSocket {
  viewer: Viewer | null;
  token: string | undefined;
  /** The session behind it ended. */
  end(): void;
  /** Role or verification changed; `viewer` is the new one. */
  changed?(): void;
}

export interface Presence {
  /** @returns false when the user has too many sockets already */
  add(socket: OpenSocket): boolean;
  remove(socket: OpenSocket): void;
  stop(): void;
}

/** Follows sessions: shuts sockets of ended ones, and refreshes who stands behind the others when an account changes. */
export function createPresence(
  app: App,
  viewerOf: (token: string | undefined) => Promise<Viewer | null>,
): Presence {
  const byUser = new Map<string, Set<OpenSocket>>();
  const iterators: AsyncIterableIterator<EventPayload>[] = [];

  const listen = (topic: string, react: (event: EventPayload) => void): void => {
    const events = app.events.subscribe(topic);
    iterators.push(events);
    void (async () => {
      for await (const event of events) react(event);
    })();
  };
  const socketsOf = (event: EventPayload): OpenSocket[] => [
    ...(byUser.get(String(event['userId'])) ?? []),
  ];

  listen(sessionsEnded, (event) => {
    for (const socket of socketsOf(event)) {
      if (event['sessionId'] !== null && socket.viewer?.sessionId !== event['sessionId']) continue;
      socket.viewer = null;
      socket.end();
    }
  });
  const refresh = (sockets: OpenSocket[]): void => {
    for (const socket of sockets) {
      void viewerOf(socket.token).then(
        (viewer) => {
          const before = socket.viewer;
          socket.viewer = viewer;
          if (!viewer) socket.end();
          else if (JSON.stringify(viewer) !== JSON.stringify(before)) socket.changed?.();
        },
        (error: unknown) => {
          app.log.error({ err: error }, 'a socket could not be refreshed');
        },
      );
    }
  };
  listen(viewerChanged, (event) => {
    refresh(socketsOf(event));
  });
  // Sessions also end by themselves, and an event may be lost on its way: all are read again, in one statement.
  const sweep = setInterval(() => {
    refresh([...byUser.values()].flatMap((sockets) => [...sockets]));
  }, presenceSweepMilliseconds);
  sweep.unref();

  return {
    add(socket) {
      if (!socket.viewer) return true;
      const sockets = byUser.get(socket.viewer.id) ?? new Set();
      if (sockets.size >= socketLimits.socketsPerUser) return false;
      byUser.set(socket.viewer.id, sockets.add(socket));
      return true;
    },
    remove(socket) {
      // One whose session ended is nobody's any more, and looked for.
      const owners = socket.viewer ? [socket.viewer.id] : [...byUser.keys()];
      for (const userId of owners) {
        const sockets = byUser.get(userId);
        if (sockets?.delete(socket) && sockets.size === 0) byUser.delete(userId);
      }
    },
    stop() {
      clearInterval(sweep);
      for (const events of iterators) void events.return?.();
    },
  };
}
