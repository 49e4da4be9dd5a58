import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

type Props = { mark: ReactNode; children: ReactNode; label?: string };

/** One stop on the line of life: its mark stands on the line, its words beside it. */
export function TimelineRow({ mark, children, label }: Props) {
  return (
    <li className={classes.row} aria-label={label}>
      <span className={classes.mark}>{mark}</span>
      <div className={classes.body}>{children}</div>
    </li>
  );
}
