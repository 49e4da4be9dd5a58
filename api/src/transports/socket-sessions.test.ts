import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App, Viewer } from '../core/context.ts';
import { sessionsEndedTopic, viewerChangedTopic } from '../features/identity/index.ts';
import { sessionSweepMilliseconds, socketLimits } from '../limits.ts';
import { aBareApp, aViewer } from '../testing/transports.ts';
import {
  createSocketSessions,
  type SessionSocket,
  type SocketSessions,
} from './socket-sessions.ts';

class FakeSocket implements SessionSocket {
  readonly onSessionEnded = vi.fn();
  readonly onViewerChanged = vi.fn();
  constructor(
    public viewer: Viewer | null,
    readonly token = 'token',
  ) {}
}

const viewer = aViewer();
let app: App;
let current: Viewer | null;
let sessions: SocketSessions;
beforeEach(() => {
  vi.useFakeTimers();
  [app, current] = [aBareApp(), viewer];
  sessions = createSocketSessions(app, () => Promise.resolve(current));
});
afterEach(() => {
  sessions.stop();
  vi.useRealTimers();
});
const opened = (over: Partial<Viewer> = {}): FakeSocket => {
  const socket = new FakeSocket(aViewer(over));
  sessions.add(socket);
  return socket;
};

describe('the sessions of open sockets', () => {
  it('allow a person so many sockets, and visitors any number', () => {
    const sockets = Array.from({ length: socketLimits.socketsPerUser }, () => opened());
    expect(sessions.add(new FakeSocket(viewer))).toBe(false);
    expect(sessions.add(new FakeSocket(null))).toBe(true);
    const [first] = sockets;
    if (first) sessions.remove(first);
    expect(sessions.add(new FakeSocket(viewer))).toBe(true);
  });

  it('forget a socket also after its session ended', () => {
    const sockets = Array.from({ length: socketLimits.socketsPerUser }, () => opened());
    app.events.publish(sessionsEndedTopic, { userId: viewer.id, sessionId: null, keptId: null });
    for (const socket of sockets) sessions.remove(socket);
    expect(sessions.add(new FakeSocket(viewer))).toBe(true);
  });

  it('end the sockets of one session, or of all sessions of a person', () => {
    const [first, second, other] = [opened(), opened({ sessionId: 'b' }), opened({ id: 'other' })];
    app.events.publish(sessionsEndedTopic, { userId: viewer.id, sessionId: 'b', keptId: null });
    expect([first.viewer, second.viewer]).toEqual([viewer, null]);
    expect(second.onSessionEnded).toHaveBeenCalledTimes(1);
    app.events.publish(sessionsEndedTopic, { userId: viewer.id, sessionId: null, keptId: null });
    expect(first.onSessionEnded).toHaveBeenCalledTimes(1);
    expect(other.onSessionEnded).not.toHaveBeenCalled();
  });

  it('follow a changed account, and say nothing when all is as it was', async () => {
    const socket = opened();
    app.events.publish(viewerChangedTopic, { userId: viewer.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.onViewerChanged).not.toHaveBeenCalled();
    current = aViewer({ isVerified: false });
    app.events.publish(viewerChangedTopic, { userId: viewer.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.onViewerChanged).toHaveBeenCalledTimes(1);
    expect(socket.viewer).toEqual(current);
  });

  it('find an expired session by themselves, until they are stopped', async () => {
    const socket = opened();
    current = null;
    await vi.advanceTimersByTimeAsync(sessionSweepMilliseconds);
    expect(socket.onSessionEnded).toHaveBeenCalledTimes(1);
    sessions.stop();
    const later = opened({ id: 'later' });
    await vi.advanceTimersByTimeAsync(2 * sessionSweepMilliseconds);
    app.events.publish(sessionsEndedTopic, { userId: 'later', sessionId: null, keptId: null });
    expect(later.onSessionEnded).not.toHaveBeenCalled();
  });
});
