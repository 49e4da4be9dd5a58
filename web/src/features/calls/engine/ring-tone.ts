import { maySound, playTone } from '@/core/tone';

/** Tones and a pause. */
const rhythms = {
  incoming: { hertz: [660, 880], loudness: 0.08, everyMs: 2500, toneSeconds: 0.6 },
  ringing: { hertz: [425], loudness: 0.03, everyMs: 4000, toneSeconds: 1 },
} as const;

let audio: AudioContext | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function playOnce({ hertz, loudness, toneSeconds }: (typeof rhythms)['incoming' | 'ringing']) {
  hertz.forEach((pitch, index) => {
    if (!audio) return;
    playTone(audio, {
      hertz: pitch,
      delaySeconds: index * toneSeconds * 0.75,
      seconds: toneSeconds,
      loudness,
      shape: 'held',
    });
  });
}

/** Whether something is heard. */
export const isSounding = (): boolean => audio !== undefined;

/** Ends the tone. */
export function stopRinging(): void {
  clearInterval(timer);
  timer = undefined;
  void audio?.close().catch(() => undefined);
  audio = undefined;
}

/**
 * Rings until it is stopped. Silent where the browser has no sound, or where the page was not
 * touched yet: browsers refuse it then.
 */
export function startRinging(kind: keyof typeof rhythms): void {
  stopRinging();
  if (!maySound()) return;
  audio = new AudioContext();
  const rhythm = rhythms[kind];
  playOnce(rhythm);
  timer = setInterval(() => playOnce(rhythm), rhythm.everyMs);
}
