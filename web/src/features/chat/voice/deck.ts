import { type VoiceSpeed, voiceSpeeds } from '@schema/rules/chat/voice-texts';
import { useSyncExternalStore } from 'react';
import { sharedStore } from '@/core/drafts/persisted';
import { isOldAddress } from '@/ui';
import { nowPlaying } from './now-playing';

/** Something that can be played. */
export type Track = {
  id: string;
  src: string;
  milliseconds: number;
  /** Another address, where this one has run out; null where it is gone. */
  renew: () => Promise<string | null>;
  /** What is played behind it; null for nothing. */
  next: () => Track | null;
};

/** How a track stands, and at which millisecond. */
type Playing = { phase: 'resting' | 'loading' | 'playing' | 'paused' | 'failed'; at: number };

const resting: Playing = { phase: 'resting', at: 0 };
const states = new Map<string, Playing>();
const listeners = new Set<() => void>();
const stateOf = (id: string): Playing => states.get(id) ?? resting;

const parseSpeed = (stored: unknown): VoiceSpeed | undefined =>
  voiceSpeeds.find((one) => one === stored);
const chosenSpeed = sharedStore('voice.speed', { parse: parseSpeed });
let speed: VoiceSpeed = chosenSpeed.read() ?? 1;

/** One for the whole page: what a press has allowed to sound may go on with the next. */
let player: HTMLAudioElement | undefined;
let track: Track | null = null;
/** Where to begin, once the player knows what it plays. */
let beginAt: number | null = null;
let isRenewed = false;
/** Each try to play is told to have failed once: some browsers tell it twice, some by the press. */
let tries = 0;
let failedTry = 0;

const tell = (): void => {
  for (const listener of listeners) listener();
};

function note(change: Partial<Playing>): void {
  if (!track) return;
  states.set(track.id, { ...stateOf(track.id), ...change });
  tell();
}

function open(audio: HTMLAudioElement, src: string): void {
  beginAt = stateOf(track?.id ?? '').at;
  audio.src = src;
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
  note({ phase: 'loading' });
  tries += 1;
  const thisTry = tries;
  audio.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || thisTry !== tries) return;
    // A browser that wants a press first.
    if (error.name === 'NotAllowedError') note({ phase: 'paused' });
    // Safari says so of what it can't read; the element may stay silent then.
    if (error.name === 'NotSupportedError') onFailed(audio);
  });
}

/** It does not sound: tried under another address once, then said in words. */
function onFailed(audio: HTMLAudioElement): void {
  if (!track || failedTry === tries) return;
  failedTry = tries;
  if (isRenewed) note({ phase: 'failed' });
  else renew(audio);
}

/** Plays it under a new address; once, as long as nothing of it was heard. */
function renew(audio: HTMLAudioElement): void {
  const renewed = track;
  isRenewed = true;
  note({ phase: 'loading' });
  renewed?.renew().then(
    (src) => {
      if (track !== renewed) return;
      if (src && !isOldAddress(src)) open(audio, src);
      else note({ phase: 'failed' });
    },
    () => track === renewed && note({ phase: 'failed' }),
  );
}

function onEnded(audio: HTMLAudioElement): void {
  const next = track?.next() ?? null;
  note(resting);
  track = null;
  if (next) begin(audio, next);
}

function newPlayer(): HTMLAudioElement {
  const audio = new Audio();
  audio.addEventListener('loadedmetadata', () => {
    if (beginAt) audio.currentTime = beginAt / 1000;
    beginAt = null;
  });
  audio.addEventListener('timeupdate', () => {
    if (beginAt === null) note({ at: audio.currentTime * 1000 });
  });
  audio.addEventListener('playing', () => {
    isRenewed = false;
    note({ phase: 'playing' });
  });
  audio.addEventListener('waiting', () => note({ phase: 'loading' }));
  audio.addEventListener('pause', () => {
    if (stateOf(track?.id ?? '').phase !== 'failed') note({ phase: 'paused' });
  });
  audio.addEventListener('ended', () => onEnded(audio));
  audio.addEventListener('error', () => onFailed(audio));
  return audio;
}

function begin(audio: HTMLAudioElement, next: Track): void {
  if (track) note({ phase: 'paused' });
  track = next;
  isRenewed = false;
  // What this device kept opens by no address of then.
  if (isOldAddress(next.src)) renew(audio);
  else open(audio, next.src);
}

/** What plays voice messages on this page, one at a time. */
export const deck = {
  /** Plays, goes on or pauses. */
  toggle: (pressed: Track): void => {
    const audio = (player ??= newPlayer());
    const { phase } = stateOf(pressed.id);
    if (track?.id !== pressed.id) return begin(audio, pressed);
    if (phase === 'failed') return renew(audio);
    if (phase === 'playing' || phase === 'loading') audio.pause();
    else void audio.play().catch(() => note({ phase: 'paused' }));
  },
  /** Goes to a millisecond of it, whether it is played or not. */
  seek: ({ id, milliseconds }: Track, to: number): void => {
    const at = Math.min(Math.max(0, to), milliseconds);
    const isHere = track?.id === id;
    if (isHere && player && beginAt === null) player.currentTime = at / 1000;
    else if (isHere) beginAt = at;
    const { phase } = stateOf(id);
    states.set(id, { phase: phase === 'resting' ? 'paused' : phase, at });
    tell();
  },
  setSpeed: (next: VoiceSpeed): void => {
    speed = next;
    chosenSpeed.write(next);
    if (player) {
      player.defaultPlaybackRate = next;
      player.playbackRate = next;
    }
    tell();
  },
  /** Ends what is played, or that one of it: who comes back goes on where they were. */
  stop: (id?: string): void => {
    if (id === undefined || track?.id === id) player?.pause();
  },
};
nowPlaying.isEndedBy(deck.stop);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePlaying = (id: string): Playing =>
  useSyncExternalStore(subscribe, () => stateOf(id));
export const useSpeed = (): VoiceSpeed => useSyncExternalStore(subscribe, () => speed);
