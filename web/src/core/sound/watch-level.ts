const lookEveryMs = 100;
/** What speech reaches, so that a usual voice fills a bar. */
const loudest = 0.25;

function levelOf(analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number {
  analyser.getFloatTimeDomainData(samples);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) / loudest);
}

/**
 * Tells ten times a second how loud a microphone hears its person, from 0 to 1. Where the browser
 * can't measure it, nothing is told.
 * @returns what ends it
 */
export function watchLevel(sound: MediaStream, onLevel: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 512;
  audio.createMediaStreamSource(sound).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => onLevel(levelOf(analyser, samples)), lookEveryMs);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
