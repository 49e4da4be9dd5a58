import type { ApolloClient } from '@apollo/client';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentNode } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isToldHere } from '@/core/live/told-here';
import { notify, UiProvider } from '@/ui';
import CallBar from './bar/CallBar';
import { CallEngine } from './engine/call-engine';
import { callStore } from './state/call-store';

const asha = { id: 'u1', fullName: 'Asha Rao', profilePic: null };
const me = { id: 'me', fullName: 'Me', profilePic: null };
const place = { conversationId: 'c1', person: asha };
const offer = { callId: 'k1', number: 1, kind: 'offer', sdp: 'v=0', candidate: null };
/** Asha called in the same moment: hers is the call that there is. */
const crossing = { id: 'k1', conversationId: 'c1', caller: asha, callee: me, state: 'ringing' };

type Track = { enabled: boolean; stop: () => void };
let tracks: Track[] = [];
let engine: CallEngine;

class Connection {
  signalingState = 'stable';
  remoteDescription = null;
  connectionState = 'new';
  addTrack = () => ({ replaceTrack: () => Promise.resolve() });
  createOffer = () => Promise.resolve({ type: 'offer', sdp: 'v=0' });
  createAnswer = () => Promise.resolve({ type: 'answer', sdp: 'v=0' });
  setLocalDescription = () => Promise.resolve();
  setRemoteDescription = () => Promise.resolve();
  getStats = () => Promise.resolve(new Map());
  close = () => undefined;
}

/** A microphone of its own for each time that one is opened. */
function openStream(): Promise<unknown> {
  const track: Track = { enabled: true, stop: () => undefined };
  tracks.push(track);
  return Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
}

const nameOf = (document: DocumentNode): string =>
  document.definitions.flatMap((one) => ('name' in one && one.name ? one.name.value : []))[0] ?? '';

/** A client whose server answers by operation name. */
function clientOf(answers: Record<string, () => unknown>): ApolloClient {
  const answer = async (document: DocumentNode) => ({ data: await answers[nameOf(document)]?.() });
  return {
    query: ({ query }: { query: DocumentNode }) => answer(query),
    mutate: ({ mutation }: { mutation: DocumentNode }) => answer(mutation),
  } as unknown as ApolloClient;
}

function openBar(answers: Record<string, () => unknown> = {}): void {
  engine = new CallEngine(clientOf(answers), me.id);
  render(
    <UiProvider env="test">
      <MemoryRouter>
        <label>
          Message
          <input />
        </label>
        <CallBar engine={engine} />
      </MemoryRouter>
    </UiProvider>,
  );
}

beforeEach(() => {
  tracks = [];
  document.body.insertAdjacentHTML('afterbegin', '<div id="above-header"></div>');
  vi.stubGlobal('RTCPeerConnection', Connection);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: openStream },
  });
});
afterEach(() => {
  engine.dispose();
  callStore.dispatch({ type: 'ended', outcome: 'hungUp', at: 0 });
  callStore.dispatch({ type: 'dismiss' });
  document.getElementById('above-header')?.remove();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('who is muted when two calls cross stays so in the call that there is', async () => {
  let answerOffer: (data: unknown) => void = () => undefined;
  const offered = new Promise((resolve) => {
    answerOffer = resolve;
  });
  openBar({
    IceServers: () => ({ iceServers: [] }),
    CallOffer: () => offered,
    MissedCallSignals: () => ({ currentCall: { ...crossing, signals: [offer] } }),
    CallAnswer: () => ({ callAnswer: crossing }),
    KeepCall: () => ({ keepCall: crossing }),
  });
  engine.start(place);
  const mute = await screen.findByRole('button', { name: 'Mute' });
  await waitFor(() => expect(mute).toBeEnabled());
  await waitFor(() => expect(tracks).toHaveLength(1));
  await userEvent.click(mute);
  expect(tracks[0]?.enabled).toBe(false);

  answerOffer({ callOffer: crossing });
  await waitFor(() => expect(tracks).toHaveLength(2));
  expect(screen.getByText('Muted')).toBeInTheDocument();
  expect(tracks[1]?.enabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Unmute' }));
  expect(tracks[1]?.enabled).toBe(true);
  expect(screen.getByRole('meter')).toBeInTheDocument();
});

test('only Alt+A outside of what one writes answers a call', async () => {
  openBar();
  callStore.dispatch({ type: 'incoming', place, callId: 'k1' });
  const dialog = await screen.findByRole('alertdialog');
  const keys = { code: 'KeyA', altKey: true };
  fireEvent.keyDown(screen.getByLabelText('Message'), keys);
  fireEvent.keyDown(dialog, { ...keys, ctrlKey: true });
  fireEvent.keyDown(dialog, { ...keys, metaKey: true });
  fireEvent.keyDown(dialog, { ...keys, modifierAltGraph: true });
  expect(callStore.get().phase).toBe('incoming');
  fireEvent.keyDown(dialog, keys);
  expect(callStore.get().phase).not.toBe('incoming');
});

test('the title of the tab says who calls, as long as they do', async () => {
  openBar();
  const before = document.title;
  callStore.dispatch({ type: 'incoming', place, callId: 'k1' });
  await screen.findByRole('alertdialog');
  expect(document.title).toBe('Asha Rao is calling you · Experiencia');
  callStore.dispatch({ type: 'ended', outcome: 'missed', at: 0 });
  await screen.findByText('Missed call from Asha Rao.');
  expect(document.title).not.toContain('is calling you');
  expect(document.title === before || before === '').toBe(true);
});

test('a missed call is told by its bar alone, until that is closed by a button of its own name', async () => {
  openBar();
  act(() => notify.news('Asha Rao called you', { href: '/chat/c1', follow: vi.fn() }, 'toast'));
  expect(await screen.findByText('Asha Rao called you')).toBeInTheDocument();
  act(() => {
    callStore.dispatch({ type: 'incoming', place, callId: 'k1' });
    callStore.dispatch({ type: 'ended', outcome: 'missed', at: 0 });
  });
  expect(await screen.findByText('Missed call from Asha Rao.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Asha Rao called you')).not.toBeInTheDocument());
  expect(isToldHere('/chat/c1')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close this call' }));
  expect(isToldHere('/chat/c1')).toBe(false);
});
