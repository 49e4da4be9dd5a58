import { voiceTexts } from '@schema/rules/chat/voice-texts';
import type { KeyboardEvent } from 'react';
import classes from './voice.module.css';

/** In the units of the picture: a bar, and the room of one. */
const bar = { width: 2, room: 3, least: 2, height: 24 } as const;
/** How far a press of an arrow leads, in seconds, and in short ones. */
const steps = { usual: 5, short: 1, shortBelow: 20 } as const;

type Props = {
  waveform: readonly number[];
  milliseconds: number;
  at: number;
  onSeek: (milliseconds: number) => void;
};

const directions: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** How a voice message looks: what was heard of it stands out, and a press leads to its place. */
export function Waveform({ waveform, milliseconds, at, onSeek }: Props) {
  const heard = (at / milliseconds) * waveform.length;
  const seconds = milliseconds / 1000;
  const step = seconds < steps.shortBelow ? steps.short : steps.usual;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(0, at + direction * step * 1000), milliseconds));
  };
  return (
    <div className={classes.waveform}>
      <svg
        viewBox={`0 0 ${waveform.length * bar.room} ${bar.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {waveform.map((peak, place) => {
          const height = Math.max(bar.least, (peak / 100) * bar.height);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by their places
              key={place}
              x={place * bar.room}
              y={(bar.height - height) / 2}
              width={bar.width}
              height={height}
              rx={1}
              data-heard={place < heard || undefined}
            />
          );
        })}
      </svg>
      <input
        type="range"
        className={classes.slider}
        aria-label={voiceTexts.place}
        aria-valuetext={voiceTexts.placeOf(at, milliseconds)}
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(at / 1000, seconds)}
        onKeyDown={onKeyDown}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber * 1000)}
        // A finger that moves the place answers no message and opens no menu.
        onPointerDown={(event) => event.stopPropagation()}
      />
    </div>
  );
}
