import { IconPlus } from '@tabler/icons-react';
import { TimelineRow } from '../../timeline/TimelineRow';
import classes from './AddEntryRow.module.css';

type Props = { label: string; onAdd: () => void };

/** The row of the timeline that adds an entry. */
export function AddEntryRow({ label, onAdd }: Props) {
  return (
    <TimelineRow
      marker={
        <span className={classes.marker}>
          <IconPlus size={18} aria-hidden />
        </span>
      }
    >
      <button type="button" className={classes.add} onClick={onAdd}>
        {label}
      </button>
    </TimelineRow>
  );
}
