import type { ReactNode } from 'react';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = {
  icon: ReactNode;
  title: string;
  /** What the title means here, or the year. */
  text: string;
  /** An open ring for the beginning, a filled one for what is reached. */
  look: 'begin' | 'reached';
};

/** A milestone between the companies: its title, and a text under it. */
export function TimelineMilestone({ icon, title, text, look }: Props) {
  return (
    <TimelineRow
      marker={
        <span className={classes.milestone} data-look={look}>
          {icon}
        </span>
      }
      label={`${title}: ${text}`}
    >
      <p className={classes.milestoneTitle}>{title}</p>
      <p className={classes.milestoneText}>{text}</p>
    </TimelineRow>
  );
}
