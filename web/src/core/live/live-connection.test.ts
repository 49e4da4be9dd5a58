import { gql, InMemoryCache } from '@apollo/client';
import { laterReason, tryAgainLater } from '@schema/rules/device/line';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/**
 * The server's side of the socket: it acknowledges the connection, and closes when the test wants
 * it.
 */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeSocket[] = [];
  /** Whether the line is fast enough to open one at once. */
  static opensAtOnce = true;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string; payload?: { token?: string } }[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
    if (FakeSocket.opensAtOnce) queueMicrotask(() => this.open());
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    const message = JSON.parse(text) as (typeof this.sent)[number];
    this.sent.push(message);
    if (message.type === 'connection_init')
      queueMicrotask(() => this.onmessage?.({ data: '{"type":"connection_ack"}' }));
  }
  close(code = 1000, reason = ''): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code, reason }));
  }
}

beforeEach(() => {
  FakeSocket.all = [];
  FakeSocket.opensAtOnce = true;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Timers stand still here, so no timer tells. */
const taskPasses = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const subscribes = (socket: FakeSocket | undefined) =>
  socket?.sent.filter(({ type }) => type === 'subscribe').length;

test('closed for too many messages, the socket opens again after the time that the server asked for', async () => {
  const { createClient } = await import('../apollo');
  const errors: unknown[] = [];
  const watching = createClient(new InMemoryCache())
    .subscribe({ query: gql`subscription Moved { moved { id } }` })
    .subscribe({ error: (error: unknown) => errors.push(error) });
  await taskPasses();
  await vi.advanceTimersByTimeAsync(1);
  expect(subscribes(FakeSocket.all[0])).toBe(1);
  FakeSocket.all[0]?.close(tryAgainLater, laterReason('Too many messages', 40));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(subscribes(FakeSocket.all[1])).toBe(1);
  expect(errors).toEqual([]);
  watching.unsubscribe();
});

test('a connection that is still opening when the token changes stays, and sends the new one', async () => {
  const { createClient } = await import('../apollo');
  const { setToken } = await import('../auth');
  setToken('of-the-student');
  FakeSocket.opensAtOnce = false;
  const watching = createClient(new InMemoryCache())
    .subscribe({ query: gql`subscription Moved { moved { id } }` })
    .subscribe({});
  await taskPasses();
  await vi.advanceTimersByTimeAsync(1);
  setToken('of-the-alumnus');
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.all[0]?.open();
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all[0]?.sent[0]).toMatchObject({ payload: { token: 'of-the-alumnus' } });

  setToken('of-the-student-again');
  expect(FakeSocket.all[0]?.readyState).toBe(3);
  FakeSocket.opensAtOnce = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all[1]?.sent[0]).toMatchObject({ payload: { token: 'of-the-student-again' } });
  watching.unsubscribe();
});
