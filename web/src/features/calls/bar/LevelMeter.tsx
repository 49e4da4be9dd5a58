import { callBarTexts } from '@schema/rules/calls-texts';
import { useEffect, useRef } from 'react';
import classes from './LevelMeter.module.css';

const lookEveryMs = 100;
/** What speech reaches, so that a usual voice fills the bar. */
const loudest = 0.25;

function levelOf(analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number {
  analyser.getFloatTimeDomainData(samples);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) / loudest);
}

/** How loud the microphone hears its person. */
export function LevelMeter({ sound }: { sound: MediaStream | null }) {
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sound || typeof AudioContext === 'undefined') return;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 512;
    audio.createMediaStreamSource(sound).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    // Written past React: ten times a second nothing else changes.
    const bar = meter.current;
    const show = (percent: number) => {
      bar?.style.setProperty('--level', String(percent / 100));
      bar?.setAttribute('aria-valuenow', String(percent));
    };
    const timer = setInterval(
      () => show(Math.round(levelOf(analyser, samples) * 100)),
      lookEveryMs,
    );
    return () => {
      clearInterval(timer);
      show(0);
      void audio.close();
    };
  }, [sound]);
  return (
    <div
      ref={meter}
      role="meter"
      aria-label={callBarTexts.level}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className={classes.meter}
    >
      <span className={classes.level} />
    </div>
  );
}
