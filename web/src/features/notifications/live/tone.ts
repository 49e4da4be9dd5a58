import { maySound, playTone } from '@/core/tone';

/** Two soft tones. */
const tones = [
  { hertz: 660, delaySeconds: 0 },
  { hertz: 880, delaySeconds: 0.11 },
];

let audio: AudioContext | undefined;

/**
 * Plays the sound of a new notification. Silent where the browser has no sound, or where the page
 * was not touched yet: browsers refuse it then.
 */
export function playNews(): void {
  if (!maySound()) return;
  audio ??= new AudioContext();
  for (const tone of tones)
    playTone(audio, { ...tone, seconds: 0.28, loudness: 0.06, shape: 'struck' });
}
