import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { film, filmSeconds, sceneSeconds } from './film.ts';
import css from './PromoPlayer.module.css';
import { PromoScene } from './PromoScene.tsx';

const stepSeconds = 0.25;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Plays the film, with captions, a pause button and a seek bar. */
export default function PromoPlayer() {
  const [position, setPosition] = useState(0);
  const [playing, setPlaying] = useState(true);
  const toggle = useRef<HTMLButtonElement>(null);
  const ended = position >= filmSeconds;
  const scene = film[Math.min(Math.floor(position / sceneSeconds), film.length - 1)] ?? film[0];

  // The play button that was pressed is gone: the focus goes to the pause button.
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!playing || ended) return;
    const timer = window.setInterval(
      () => setPosition((now) => Math.min(now + stepSeconds, filmSeconds)),
      stepSeconds * 1000,
    );
    return () => window.clearInterval(timer);
  }, [playing, ended]);

  const onToggle = () => {
    if (ended) setPosition(0);
    setPlaying(ended || !playing);
  };
  const running = playing && !ended;
  return (
    <div className={css.player} role="group" aria-label="Video: what Experiencia is">
      <div key={scene.scene} className={css.picture} data-running={running || undefined}>
        <PromoScene scene={scene.scene} />
      </div>
      <p className={css.caption} aria-live="polite">
        {scene.caption}
      </p>
      <div className={css.controls}>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-label={running ? 'Pause' : ended ? 'Play again' : 'Play'}
          onClick={onToggle}
        >
          {running ? (
            <IconPlayerPauseFilled size={18} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={18} aria-hidden />
          )}
        </button>
        <input
          type="range"
          className={css.seek}
          min={0}
          max={filmSeconds}
          step={1}
          value={Math.floor(position)}
          aria-label="Position"
          aria-valuetext={`${clock(position)} of ${clock(filmSeconds)}`}
          onChange={(event) => setPosition(Number(event.currentTarget.value))}
        />
        <span className={css.time} aria-hidden>
          {clock(position)} / {clock(filmSeconds)}
        </span>
      </div>
    </div>
  );
}
