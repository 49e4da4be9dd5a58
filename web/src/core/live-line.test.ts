import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterReason, tryAgainLater } from '@schema/rules/line';

/** The server's side of the live line: says yes to a greeting, and closes when the test wants it. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: Line[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string }[] = [];
  constructor() {
    super();
    Line.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
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
  vi.stubGlobal('WebSocket', Line);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const subscribes = (line: Line | undefined) =>
  line?.sent.filter(({ type }) => type === 'subscribe').length;

test('closed for too many messages, the line comes back by itself, after the time that was told', async () => {
  const { client } = await import('./apollo');
  const errors: unknown[] = [];
  const watching = client
    .subscribe({ query: gql`subscription Moved { moved { id } }` })
    .subscribe({ error: (error: unknown) => errors.push(error) });
  await vi.advanceTimersByTimeAsync(1);
  expect(subscribes(Line.all[0])).toBe(1);
  Line.all[0]?.close(tryAgainLater, laterReason('Too many messages', 40));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.all).toHaveLength(2);
  expect(subscribes(Line.all[1])).toBe(1);
  expect(errors).toEqual([]);
  watching.unsubscribe();
});
