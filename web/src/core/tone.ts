type Tone = {
  hertz: number;
  /** When it begins, from now on. */
  delaySeconds: number;
  seconds: number;
  loudness: number;
  /** `held` to its end, or `struck` and fading at once. */
  shape: 'held' | 'struck';
};

const riseSeconds = { held: 0.05, struck: 0.02 } as const;
const fallSeconds = 0.1;
/** As good as silent: an exponential never reaches zero. */
const silent = 0.0001;

/** Whether the browser lets this page sound: it has sound, and the page was touched. */
export const maySound = (): boolean =>
  typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive;

/** Plays a tone that is computed here: no file has to be fetched. */
export function playTone(
  audio: AudioContext,
  { hertz, delaySeconds, seconds, loudness, shape }: Tone,
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + delaySeconds;
  const end = start + seconds;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + riseSeconds[shape]);
  if (shape === 'held') {
    gain.gain.setValueAtTime(loudness, end - fallSeconds);
    gain.gain.linearRampToValueAtTime(0, end);
  } else gain.gain.exponentialRampToValueAtTime(silent, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
