import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWebSocket } from '../../testing/transports.ts';
import { keepAliveSeconds, randomKeepAliveSlot, startKeepAlive } from './keep-alive.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('pings each connection in its own second, and cuts off one that did not answer the last ping', () => {
  const [quiet, alive, late] = [new FakeWebSocket(), new FakeWebSocket(), new FakeWebSocket()];
  const connections = new Map<unknown, { isAlive: boolean; keepAliveSlot: number }>([
    [quiet, { isAlive: true, keepAliveSlot: 1 }],
    [alive, { isAlive: true, keepAliveSlot: 1 }],
    [late, { isAlive: true, keepAliveSlot: 2 }],
  ]);
  const sockets = new Set([quiet, alive, late].map((socket) => socket.asWebSocket));
  const stop = startKeepAlive(sockets, (socket) => connections.get(socket));
  vi.advanceTimersByTime(1000);
  expect([quiet.pings, alive.pings, late.pings]).toEqual([1, 1, 0]);
  const connection = connections.get(alive);
  if (connection) connection.isAlive = true;
  vi.advanceTimersByTime(keepAliveSeconds * 1000);
  expect([quiet.isTerminated, alive.isTerminated, late.isTerminated]).toEqual([true, false, false]);
  expect([quiet.pings, alive.pings, late.pings]).toEqual([1, 2, 1]);
  stop();
  vi.advanceTimersByTime(2 * keepAliveSeconds * 1000);
  expect(alive.pings).toBe(2);
});

it('leaves closing sockets alone', () => {
  const closing = new FakeWebSocket();
  closing.readyState = 2;
  const stop = startKeepAlive([closing.asWebSocket], () => ({ isAlive: false, keepAliveSlot: 1 }));
  vi.advanceTimersByTime(keepAliveSeconds * 1000);
  stop();
  expect([closing.pings, closing.isTerminated]).toEqual([0, false]);
});

it('spreads connections over all seconds', () => {
  const slots = new Set(Array.from({ length: 1000 }, randomKeepAliveSlot));
  expect([Math.min(...slots), Math.max(...slots)]).toEqual([0, keepAliveSeconds - 1]);
});
