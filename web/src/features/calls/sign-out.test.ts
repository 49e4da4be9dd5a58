import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { type CallEngine, callEngine } from './engine/call-engine';
import type { CallEvent } from './state/call-state';
import { callStore } from './state/call-store';

const tone = vi.hoisted(() => ({ startRinging: vi.fn(), stopRinging: vi.fn() }));
vi.mock('./engine/ring-tone', () => tone);

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;
const place = {
  conversationId: 'c1',
  person: { id: 'u1', fullName: 'Asha Rao', profilePic: null },
};
const answer = () =>
  Promise.resolve({ data: { notificationSettings: { sound: true, soundChat: true } } });
const engineOf = (viewerId: string): CallEngine =>
  callEngine({ query: answer, mutate: answer } as unknown as ApolloClient, viewerId);
const comesIn: CallEvent = { type: 'incoming', place, callId: 'k1' };
const missed: CallEvent = { type: 'ended', outcome: 'missed', at: 0 };
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeEach(() => {
  setToken(tokenOf('me'));
  engineOf('me');
});
afterEach(() => clearToken());

test.each<[string, CallEvent[]]>([
  ['rings', [comesIn]],
  ['was missed', [comesIn, missed]],
  [
    'rings at the other one',
    [
      { type: 'start', place },
      { type: 'rings', callId: 'k1' },
    ],
  ],
  [
    'could not be made',
    [
      { type: 'start', place },
      { ...missed, outcome: 'permission' },
    ],
  ],
])(
  'a call that %s is gone with its person, and the next one sees nothing of it',
  async (_, events) => {
    for (const event of events) callStore.dispatch(event);
    await soon();
    tone.stopRinging.mockClear();
    clearToken();
    expect(callStore.get().phase).toBe('idle');
    expect(tone.stopRinging).toHaveBeenCalled();
    setToken(tokenOf('other'));
    engineOf('other');
    expect(callStore.get().phase).toBe('idle');
  },
);

test('a call that came in just before does not begin to ring', async () => {
  tone.startRinging.mockClear();
  callStore.dispatch(comesIn);
  clearToken();
  await soon();
  expect(tone.startRinging).not.toHaveBeenCalled();
});
