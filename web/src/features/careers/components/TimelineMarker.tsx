import type { ReactNode } from 'react';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = { icon: ReactNode; title: string; text: string };

export function TimelineMarker({ icon, title, text }: Props) {
  return (
    <TimelineRow mark={<span className={classes.marker}>{icon}</span>}>
      <p className={classes.markerText}>
        <span className={classes.markerTitle}>{title}</span> {text}
      </p>
    </TimelineRow>
  );
}
