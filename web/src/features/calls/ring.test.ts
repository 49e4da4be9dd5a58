import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallEngine } from './engine/call-engine';
import { callStore } from './state/call-store';

const tone = vi.hoisted(() => ({ startRinging: vi.fn(), stopRinging: vi.fn() }));
vi.mock('./engine/ring-tone', () => tone);

const place = {
  conversationId: 'c1',
  person: { id: 'u1', fullName: 'Asha Rao', profilePic: null },
};
const comesIn = { type: 'incoming', place, callId: 'k1' } as const;
/** An engine of somebody who chose so; `null`: the settings can't be asked for. */
function anEngine(sound: boolean | null, soundChat = true, quiet: object = {}): CallEngine {
  const query = () =>
    sound === null
      ? Promise.reject(new Error('no line'))
      : Promise.resolve({ data: { notificationSettings: { sound, soundChat, ...quiet } } });
  return new CallEngine({ query, mutate: query } as unknown as ApolloClient, 'me');
}

beforeEach(() => {
  tone.startRinging.mockReset();
  callStore.dispatch({ type: 'ended', outcome: 'hungUp', at: 0 });
  callStore.dispatch({ type: 'dismiss' });
});

test.each([
  [true, true, 1],
  [false, true, 0],
  [true, false, 0],
  [null, true, 1],
])(
  'a call that comes in rings where sounds are wanted: %s, of chats: %s',
  async (sound, soundChat, times) => {
    const engine = anEngine(sound, soundChat);
    callStore.dispatch(comesIn);
    expect(callStore.get().phase).toBe('incoming');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(tone.startRinging).toHaveBeenCalledTimes(times);
    engine.dispose();
  },
);

test.each([
  [{ from: 0, to: 1439 }, true, 1],
  [{ from: 0, to: 1439 }, false, 0],
  [null, false, 1],
])('in quiet hours %o a call rings where it may: %s', async (hours, quietCalls, times) => {
  vi.setSystemTime(new Date('2027-01-11T12:00:00Z'));
  const quietHours = hours && { ...hours, zone: 'Asia/Kolkata' };
  const engine = anEngine(true, true, { quietCalls, quietHours });
  callStore.dispatch(comesIn);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(tone.startRinging).toHaveBeenCalledTimes(times);
  engine.dispose();
  vi.useRealTimers();
});

test('a call that was over before the settings came does not ring', async () => {
  const engine = anEngine(true);
  callStore.dispatch(comesIn);
  callStore.dispatch({ type: 'ended', outcome: 'missed', at: 0 });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(tone.startRinging).not.toHaveBeenCalled();
  engine.dispose();
});
