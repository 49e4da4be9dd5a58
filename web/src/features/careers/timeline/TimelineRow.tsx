import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

type Props = {
  /** Stands on the line. */
  marker: ReactNode;
  /** Stand beside it. */
  children: ReactNode;
  label?: string;
};

/** A row of the timeline. */
export function TimelineRow({ marker, children, label }: Props) {
  return (
    <li className={classes.row} aria-label={label}>
      <span className={classes.marker}>{marker}</span>
      <div className={classes.body}>{children}</div>
    </li>
  );
}
