import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { useEffect, useRef } from 'react';
import { watchLevel } from '@/core/sound/watch-level';
import classes from './LevelMeter.module.css';

/** How loud the microphone hears its person. */
export function LevelMeter({ sound }: { sound: MediaStream | null }) {
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sound) return;
    // Written past React: ten times a second nothing else changes.
    const bar = meter.current;
    const show = (level: number) => {
      const percent = Math.round(level * 100);
      bar?.style.setProperty('--level', String(percent / 100));
      bar?.setAttribute('aria-valuenow', String(percent));
    };
    const stop = watchLevel(sound, show);
    return () => {
      stop();
      show(0);
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
