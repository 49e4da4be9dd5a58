// Two soft tones, computed here: no file has to be fetched.
const tones = [
  { hertz: 660, delaySeconds: 0 },
  { hertz: 880, delaySeconds: 0.11 },
];
const loudness = 0.06;
const toneSeconds = 0.28;

let audio: AudioContext | undefined;

/** Whether the browser lets this page sound: it has sound, and the page was touched. */
export const mayPlayTone = (): boolean =>
  typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive;

/**
 * Plays the sound of a new notification. Silent where the browser has no sound, or where the page
 * was not touched yet: browsers refuse it then.
 */
export function playTone(): void {
  if (!mayPlayTone()) return;
  audio ??= new AudioContext();
  for (const { hertz, delaySeconds } of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + delaySeconds;
    const end = start + toneSeconds;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
