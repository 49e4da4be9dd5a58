import { clockText } from '../text/clock-text.ts';

/** Words and numbers of voice messages. */

export const voiceLimits = {
  /** A recording ends by itself after so long. */
  milliseconds: 120_000,
  /** So much longer a browser may take to stop. */
  toleranceMilliseconds: 3_000,
  /** Bars of the picture of how loud it is, each from 0 to 100. */
  peaks: 48,
  loudest: 100,
  /** What the browser is asked for: speech, one channel. */
  bitsPerSecond: 24_000,
} as const;

/** What a recording may be, by its bytes; browsers are asked for the first that they can make. */
export const voiceTypes = ['audio/webm', 'audio/mp4'] as const;

/** How fast it may be played. */
export const voiceSpeeds = [1, 1.5, 2] as const;
export type VoiceSpeed = (typeof voiceSpeeds)[number];

/** The name of a stored recording, without its ending. */
export const voiceFileName = 'Voice message';

const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 1000);

/** "0:48"; what is shorter than a second counts as one. */
export const voiceTime = (milliseconds: number): string =>
  clockText(Math.max(1, secondsOf(milliseconds)));

/** "Voice message · 0:48": what stands for one in lists, quotes and whatever else has one line. */
export const voiceWords = (milliseconds: number | null): string =>
  milliseconds === null ? voiceFileName : `${voiceFileName} · ${voiceTime(milliseconds)}`;

export const voiceTexts = {
  record: 'Record a voice message',
  bar: 'Voice message',
  asking: 'Waiting for the microphone …',
  recording: 'Recording',
  time: (milliseconds: number): string =>
    `${clockText(Math.floor(milliseconds / 1000))} of ${voiceTime(voiceLimits.milliseconds)}`,
  stop: 'Stop and listen',
  delete: 'Delete the recording',
  close: 'Close',
  again: 'Try again',
  send: 'Send voice message',
  kept: 'Not sent yet',
  /** Why a recording ended before its person stopped it. */
  ended: {
    full: 'That was two minutes: the recording is kept.',
    call: 'The recording stopped for the call. It is kept.',
    lost: 'The microphone went away. What it heard is kept.',
  },
  empty: 'Nothing was recorded. Hold on a little longer.',
  inCall: 'A call is on. Record once it is over.',
  failed: 'The recording could not begin.',
  unsupported: 'This browser cannot record here.',
  play: 'Play',
  pause: 'Pause',
  place: 'Place in the voice message',
  /** "0:12 of 0:48" */
  placeOf: (at: number, whole: number): string =>
    `${clockText(Math.floor(at / 1000))} of ${voiceTime(whole)}`,
  speed: (speed: number): string => `${speed}×`,
  speedLabel: (speed: number): string => `${speed}×, speed`,
  loading: 'Loading',
  missing: 'This voice message could not be played.',
  unheard: 'This browser cannot play it. You can send it.',
  wrongType: 'This is no voice message: a recording is WebM with Opus, or MP4, of sound alone.',
  tooLarge: 'This voice message is too large. Maximum size is 5MB.',
  tooLong: 'A voice message is two minutes at most.',
  wrongWaveform: `The waveform is ${voiceLimits.peaks} whole numbers from 0 to ${voiceLimits.loudest}`,
} as const;
