import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '@/testing/open';
import { tabId } from './engine/call-api';
import { CallEngine } from './engine/call-engine';
import { callStore } from './state/call-store';

const tone = vi.hoisted(() => ({ startRinging: vi.fn(), stopRinging: vi.fn() }));
vi.mock('./engine/ring-tone', () => tone);

const asha = { id: 'u1', fullName: 'Asha Rao', profilePic: null };
const me = { id: 'me', fullName: 'Me', profilePic: null };
const place = { conversationId: 'c1', person: asha };
const offer = { callId: 'k1', number: 1, kind: 'offer', sdp: 'v=0', candidate: null };
const comesIn = { type: 'incoming', place, callId: 'k1' } as const;
const ringing = {
  id: 'k1',
  conversationId: 'c1',
  caller: asha,
  callee: me,
  state: 'ringing',
  endReason: null,
  device: null,
};
const own = { ...ringing, id: 'k2', caller: me, callee: asha, device: tabId };

class Connection {
  signalingState = 'stable';
  remoteDescription = null;
  connectionState = 'new';
  addTrack = () => ({ replaceTrack: () => Promise.resolve() });
  createOffer = () => Promise.resolve({ type: 'offer', sdp: 'v=0' });
  createAnswer = () => Promise.resolve({ type: 'answer', sdp: 'v=0' });
  setLocalDescription = () => Promise.resolve();
  setRemoteDescription = () => Promise.resolve();
  close = () => undefined;
}
const track = { enabled: true, stop: () => undefined };
const stream = { getTracks: () => [track], getAudioTracks: () => [track] };

let getUserMedia = (): Promise<unknown> => Promise.resolve(stream);
let engine: CallEngine;
let asked: string[] = [];
const nameOf = (document: DocumentNode): string =>
  document.definitions.flatMap((one) => ('name' in one && one.name ? one.name.value : []))[0] ?? '';

/** The engine of a page whose server answers by operation name. */
function open(answers: Record<string, () => unknown>): void {
  const answer = async (document: DocumentNode) => {
    const name = nameOf(document);
    asked.push(name);
    return { data: (await answers[name]?.()) ?? {} };
  };
  const client = {
    query: ({ query }: { query: DocumentNode }) => answer(query),
    mutate: ({ mutation }: { mutation: DocumentNode }) => answer(mutation),
  } as unknown as ApolloClient;
  engine = new CallEngine(client, me.id);
}
const noServers = () => ({ iceServers: [] });
const currentIs = (call: object | null) => () => ({
  currentCall: call && { ...call, signals: [offer] },
});
const phase = () => callStore.get().phase;
const soon = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  getUserMedia = () => Promise.resolve(stream);
  vi.stubGlobal('RTCPeerConnection', Connection);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => getUserMedia() },
  });
});
afterEach(() => {
  engine.dispose();
  callStore.dispatch({ type: 'signedOut' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('who answers on a second device a moment too late does not end the call of the first', async () => {
  let current: object = ringing;
  open({
    IceServers: noServers,
    MissedCallSignals: () => currentIs(current)(),
    CallAnswer: () => {
      current = { ...ringing, state: 'ongoing', device: 'phone' };
      throw refusal('CONFLICT', 'This call is on another of your devices.');
    },
  });
  callStore.dispatch(comesIn);
  engine.answer();
  await soon();
  expect(callStore.get()).toMatchObject({ phase: 'ended', outcome: 'elsewhere' });
  expect(asked).not.toContain('EndCall');
});

test('who answers a call that has just ended reads that they missed it', async () => {
  let current: object | null = ringing;
  open({
    IceServers: noServers,
    MissedCallSignals: () => currentIs(current)(),
    CallAnswer: () => {
      current = null;
      throw refusal('CONFLICT', 'This call is over');
    },
  });
  callStore.dispatch(comesIn);
  engine.answer();
  await soon();
  expect(callStore.get()).toMatchObject({ phase: 'ended', outcome: 'missed' });
});

test.each([
  [
    'the server refused theirs',
    () => {
      throw refusal('CONFLICT', 'Somebody is calling you. Answer or decline first.');
    },
    () => Promise.resolve(stream),
  ],
  [
    'there is no microphone',
    () => ({}),
    () => Promise.reject(new DOMException('', 'NotFoundError')),
  ],
])('a call that came in while one was calling rings once %s', async (_why, offered, microphone) => {
  getUserMedia = microphone;
  open({ IceServers: noServers, CallOffer: offered, MissedCallSignals: currentIs(ringing) });
  engine.start({ ...place, conversationId: 'c2' });
  engine.handleSignal({ call: ringing as never, signal: null, isStale: false });
  expect(phase()).toBe('calling');
  await soon();
  expect(callStore.get()).toMatchObject({ phase: 'incoming', callId: 'k1' });
});

test('who hangs up before their call crossed the other one’s does not decline that', async () => {
  let answerOffer: (data: unknown) => void = () => undefined;
  open({
    IceServers: noServers,
    CallOffer: () =>
      new Promise((resolve) => {
        answerOffer = resolve;
      }),
    MissedCallSignals: currentIs(ringing),
  });
  engine.start(place);
  await soon();
  engine.end();
  answerOffer({ callOffer: ringing });
  await soon();
  expect(phase()).toBe('incoming');
  expect(asked).not.toContain('EndCall');
});

test('a call on another device that is in the way is ended by a press, and the new one begins', async () => {
  const elsewhere = { ...own, id: 'k9', conversationId: 'c9', state: 'ongoing', device: 'phone' };
  let current: object | null = elsewhere;
  open({
    IceServers: noServers,
    MissedCallSignals: () => currentIs(current)(),
    CallOffer: () => {
      if (current) throw refusal('CONFLICT', 'You are in another call. End it first.');
      return { callOffer: own };
    },
    EndCall: () => {
      current = null;
    },
    KeepCall: () => ({ keepCall: own }),
  });
  engine.start(place);
  await soon();
  expect(callStore.get()).toMatchObject({
    outcome: 'refused',
    inTheWay: { conversationId: 'c9', callId: 'k9' },
  });
  void engine.callInstead();
  await soon();
  expect(callStore.get()).toMatchObject({ phase: 'ringing', callId: 'k2', person: asha });
});

test('their own call, asked for before they hung up, ends', async () => {
  let answerOffer: (data: unknown) => void = () => undefined;
  open({
    IceServers: noServers,
    CallOffer: () =>
      new Promise((resolve) => {
        answerOffer = resolve;
      }),
    MissedCallSignals: currentIs(null),
  });
  engine.start(place);
  await soon();
  engine.end();
  answerOffer({ callOffer: own });
  await soon();
  expect(phase()).toBe('ended');
  expect(asked).toContain('EndCall');
});

test('a page that is closed before it called ends no call of another device', async () => {
  getUserMedia = () => new Promise(() => undefined);
  open({ IceServers: noServers });
  engine.start(place);
  await soon();
  window.dispatchEvent(new Event('pagehide'));
  await soon();
  expect(asked).not.toContain('EndCall');
});

test('what rings stops by itself where the server is not heard', async () => {
  open({ NotificationSettings: () => ({}) });
  callStore.dispatch(comesIn);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(phase()).toBe('incoming');
  await vi.advanceTimersByTimeAsync(2000);
  expect(callStore.get()).toMatchObject({ phase: 'ended', outcome: 'missed' });
  callStore.dispatch({ type: 'start', place });
  callStore.dispatch({ type: 'rings', callId: 'k3' });
  await vi.advanceTimersByTimeAsync(20_000);
  callStore.dispatch({ type: 'mute', isMuted: true });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(callStore.get()).toMatchObject({ phase: 'ended', outcome: 'missed', isOwn: true });
});
