import { useSyncExternalStore } from 'react';
import type { SaveState } from './draft-autosave';
import { relativeSeconds } from './relative-seconds';
import classes from './SavedAt.module.css';

const step = 5000;
const tick = (listener: () => void) => {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
};
const fiveSecondsNow = () => Math.floor(Date.now() / step);

type Props = { saved: SaveState | null };

/** `Saved 5 s ago`, counting on; what the account does not have yet is on this device. */
export function SavedAt({ saved }: Props) {
  const now = useSyncExternalStore(tick, fiveSecondsNow) * step;
  return (
    <span className={classes.saved}>
      {saved &&
        `Saved ${saved.where === 'device' ? 'on this device ' : ''}${relativeSeconds(saved.at, Math.max(saved.at, now))}`}
    </span>
  );
}
