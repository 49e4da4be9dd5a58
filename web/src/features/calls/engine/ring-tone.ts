/** Two tones and a pause, computed here: no file has to be fetched. */
const rhythms = {
  incoming: { hertz: [660, 880], loudness: 0.08, everyMs: 2500, toneSeconds: 0.6 },
  ringing: { hertz: [425], loudness: 0.03, everyMs: 4000, toneSeconds: 1 },
} as const;

let audio: AudioContext | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function playOnce({ hertz, loudness, toneSeconds }: (typeof rhythms)['incoming' | 'ringing']) {
  if (!audio) return;
  hertz.forEach((pitch, index) => {
    if (!audio) return;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + index * toneSeconds * 0.75;
    const end = start + toneSeconds;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.05);
    gain.gain.setValueAtTime(loudness, end - 0.1);
    gain.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(end);
  });
}

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
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  audio = new AudioContext();
  const rhythm = rhythms[kind];
  playOnce(rhythm);
  timer = setInterval(() => playOnce(rhythm), rhythm.everyMs);
}
