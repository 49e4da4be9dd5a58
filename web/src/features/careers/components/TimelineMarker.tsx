import type { ReactNode } from 'react';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = {
  icon: ReactNode;
  title: string;
  /** What the heading means here, or when it was. */
  text: string;
  /** Where it begins is an open ring; what is reached is filled. */
  look: 'begin' | 'reached';
};

/** A milestone between the companies: its heading, and under it the label. */
export function TimelineMarker({ icon, title, text, look }: Props) {
  return (
    <TimelineRow
      mark={
        <span className={classes.marker} data-look={look}>
          {icon}
        </span>
      }
      label={`${title}: ${text}`}
    >
      <p className={classes.markerTitle}>{title}</p>
      <p className={classes.markerText}>{text}</p>
    </TimelineRow>
  );
}
