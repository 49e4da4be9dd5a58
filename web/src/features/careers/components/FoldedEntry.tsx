import { IconPencil } from '@tabler/icons-react';
import { CompanyLogo, IconButton } from '@/ui';
import { type Entry, placeOf } from '../entries';
import { ordinalText } from '../timeline';
import type { CareerEditing } from '../useCareerEditor';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = { editing: CareerEditing; entry: Entry };

/** A stop that is filled in and not saved yet, in a line: the next one has the screen. */
export function FoldedEntry({ editing, entry }: Props) {
  const { companyName, companyLogo, role } = entry;
  const label = ordinalText(entry.type, placeOf(editing.entries, entry));
  return (
    <TimelineRow mark={<CompanyLogo name={companyName} src={companyLogo} size={40} />}>
      <div className={classes.stop}>
        <span className={classes.text}>
          <span className={classes.when}>{label} · Not saved yet</span>
          <span className={classes.company}>{companyName}</span>
          <span className={classes.role}>{role}</span>
        </span>
        <IconButton
          autoFocus
          label={`Edit ${label}, ${companyName}`}
          onClick={() => editing.edit(entry)}
        >
          <IconPencil size={18} aria-hidden />
        </IconButton>
      </div>
    </TimelineRow>
  );
}
