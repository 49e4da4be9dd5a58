import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '@/testing/open';
import type { CallApi } from './engine/call-api';
import { CallSession } from './engine/call-session';

let state: RTCPeerConnectionState = 'new';
let tellState: () => void = () => undefined;
let described = 0;
class Connection {
  signalingState = 'stable';
  remoteDescription = null;
  get connectionState() {
    return state;
  }
  set onconnectionstatechange(listener: (() => void) | null) {
    tellState = listener ?? (() => undefined);
  }
  addTrack = () => ({ replaceTrack: () => Promise.resolve() });
  createOffer = () => {
    described += 1;
    return Promise.resolve({ type: 'offer', sdp: `offer ${described}` });
  };
  createAnswer = () => Promise.resolve({ type: 'answer', sdp: 'answer' });
  setLocalDescription = () => Promise.resolve();
  setRemoteDescription = () => Promise.resolve();
  close = () => undefined;
}
const track = { enabled: true, stop: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  [state, described] = ['new', 0];
  vi.stubGlobal('RTCPeerConnection', Connection);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] }),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const answered = { callId: 'k1', number: 2, kind: 'answer', sdp: 'v=0', candidate: null } as const;

/**
 * A call that rings, of who called, or one that was answered here; sending fails while `line` has
 * an error.
 */
async function aRingingCall(isOwn: boolean) {
  const line: { error: Error | null } = { error: null };
  const sent: string[] = [];
  const offeredIn: unknown[] = [];
  let kept = 0;
  const send = (which: unknown, sdp: string) => {
    sent.push(sdp);
    offeredIn.push(which);
    return line.error === null ? Promise.resolve({}) : Promise.reject(line.error);
  };
  const api = {
    iceServers: () => Promise.resolve({ iceServers: [] }),
    offer: send,
    answer: send,
    keep: () => {
      kept += 1;
      return Promise.resolve(null);
    },
  } as unknown as CallApi;
  const session = new CallSession(
    api,
    { conversationId: 'c1', isOwn },
    { onLine: () => undefined, onEnded: () => undefined, onCall: () => undefined },
  );
  await session.begin((peer) => (isOwn ? peer.offer() : peer.answer('v=0')));
  session.open('k1');
  const become = async (next: RTCPeerConnectionState) => {
    state = next;
    tellState();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { session, line, sent, offeredIn, become, timesKept: () => kept };
}

/** A call under way, of who called or of who was called. */
async function aCall(isOwn: boolean) {
  const call = await aRingingCall(isOwn);
  if (isOwn) await call.session.handleSignal(answered);
  return call;
}
const noLine = new TypeError('Failed to fetch');

test('an offer that could not be sent is sent again until it is, while the line is away', async () => {
  const { session, line, sent, become } = await aCall(true);
  line.error = noLine;
  await become('failed');
  await vi.advanceTimersByTimeAsync(7000);
  expect(sent).toEqual(['offer 2', 'offer 2', 'offer 2']);
  line.error = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(4);
  session.close();
});

test('a newer one takes its place, and nothing is sent again once the line is back or the call over', async () => {
  const { session, line, sent, become } = await aCall(true);
  line.error = noLine;
  await become('failed');
  await vi.advanceTimersByTimeAsync(1000);
  session.restart();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(['offer 2', 'offer 3', 'offer 3']);
  await become('connected');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(3);
  await become('failed');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe('offer 4');
  session.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(4);
});

test('what the server refuses is not sent again: the call is asked for instead', async () => {
  const { session, line, sent, become, timesKept } = await aCall(true);
  line.error = refusal('CONFLICT', 'This call is over');
  const before = timesKept();
  await become('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(timesKept()).toBe(before + 1);
  session.close();
});

test('another way is offered for this call alone: where it is over, nothing rings anew', async () => {
  const { session, offeredIn, become } = await aCall(true);
  await become('failed');
  await vi.advanceTimersByTimeAsync(0);
  expect(offeredIn).toEqual([{ conversationId: 'c1', callId: 'k1' }]);
  session.close();
});

test('a change of network while it rings leaves the offer as it is, until it is answered', async () => {
  const { session, sent } = await aRingingCall(true);
  session.restart();
  session.restart();
  await vi.advanceTimersByTimeAsync(0);
  expect([described, sent]).toEqual([1, []]);
  await session.handleSignal(answered);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['offer 2']);
  session.close();
});

test('an answer to a new offer is sent again alike', async () => {
  const { session, line, sent } = await aCall(false);
  line.error = noLine;
  const offer = { callId: 'k1', number: 7, kind: 'offer', sdp: 'v=0', candidate: null } as const;
  await session.handleSignal(offer);
  await vi.advanceTimersByTimeAsync(4000);
  line.error = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['answer', 'answer', 'answer']);
  session.close();
});

test('microphones that are chosen in quick succession leave only the last one open', async () => {
  const opened: { id: number; isOpen: boolean }[] = [];
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () => {
        const microphone = { id: opened.length, isOpen: true };
        opened.push(microphone);
        const own = { enabled: true, stop: () => (microphone.isOpen = false) };
        return Promise.resolve({ getTracks: () => [own], getAudioTracks: () => [own] });
      },
    },
  });
  const { session } = await aRingingCall(true);
  await Promise.all([session.switchMicrophone('one'), session.switchMicrophone('two')]);
  expect(opened.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([opened.length - 1]);
  session.close();
  expect(opened.some(({ isOpen }) => isOpen)).toBe(false);
});
