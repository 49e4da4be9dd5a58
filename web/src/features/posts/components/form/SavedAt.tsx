import { useSyncExternalStore } from 'react';
import { relativeSeconds } from '../../relative-seconds';
import classes from './SavedAt.module.css';

const step = 5000;
const tick = (listener: () => void) => {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
};
const fiveSecondsNow = () => Math.floor(Date.now() / step);

type Props = { at: number | null };

/** `Saved 5 s ago`, counting on. */
export function SavedAt({ at }: Props) {
  const now = useSyncExternalStore(tick, fiveSecondsNow) * step;
  return <span className={classes.saved}>{at !== null && `Saved ${relativeSeconds(at, Math.max(at, now))}`}</span>;
}
