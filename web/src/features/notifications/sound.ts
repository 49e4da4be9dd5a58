/** Two soft tones, made on the spot: no file, nothing from elsewhere. */
const tones = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.11 },
];
const loudness = 0.06;
const seconds = 0.28;

let audio: AudioContext | undefined;

/** Silent where the browser has no sound, or nobody has touched the page yet. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const { hertz, from } of tones) {
    const [tone, gain, start] = [
      audio.createOscillator(),
      audio.createGain(),
      audio.currentTime + from,
    ];
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
