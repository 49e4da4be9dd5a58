import { IconPlus } from '@tabler/icons-react';
import classes from './AddStep.module.css';
import { TimelineRow } from './TimelineRow';

type Props = { label: string; onAdd: () => void };

/** The next stop, not there yet. */
export function AddStep({ label, onAdd }: Props) {
  return (
    <TimelineRow
      mark={
        <span className={classes.dot}>
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
