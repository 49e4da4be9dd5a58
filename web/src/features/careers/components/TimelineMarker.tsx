import type { ReactNode } from 'react';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = { icon: ReactNode; title: string; text: string };

export function TimelineMarker({ icon, title, text }: Props) {
  return (
    <TimelineRow mark={<span className={classes.marker}>{icon}</span>}>
      <p className={classes.markerTitle}>{title}</p>
      <p className={classes.markerText}>{text}</p>
    </TimelineRow>
  );
}
