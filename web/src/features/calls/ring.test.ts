import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallEngine } from './engine/call-engine';
import { callStore } from './state/call-store';

const tone = vi.hoisted(() => ({
  startRinging: vi.fn(),
  stopRinging: vi.fn(),
  isSounding: vi.fn(() => true),
}));
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

test('tells the service worker of its own call that it rings, while it is heard', async () => {
  const worker = new EventTarget();
  const notification = { close: vi.fn() };
  const getNotifications = vi.fn(() => Promise.resolve([notification]));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(worker, {
      getRegistration: () => Promise.resolve({ getNotifications }),
    }),
  });
  const isRinging = (rings: string): boolean => {
    const postMessage = vi.fn();
    worker.dispatchEvent(
      Object.assign(new Event('message'), { data: { rings }, ports: [{ postMessage }] }),
    );
    return postMessage.mock.calls.length > 0;
  };
  const engine = anEngine(true);
  expect(isRinging('call-k1')).toBe(false);
  callStore.dispatch(comesIn);
  expect([isRinging('call-k1'), isRinging('call-k2')]).toEqual([true, false]);
  tone.isSounding.mockReturnValueOnce(false);
  expect(isRinging('call-k1')).toBe(false);
  engine.decline();
  expect(isRinging('call-k1')).toBe(false);
  await vi.waitFor(() => expect(notification.close).toHaveBeenCalledTimes(1));
  expect(getNotifications).toHaveBeenCalledWith({ tag: 'call-k1' });
  engine.dispose();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
