import { IconPencil } from '@tabler/icons-react';
import { CompanyLogo, IconButton } from '@/ui';
import { ordinalText } from '../../timeline/entry-labels';
import classes from '../../timeline/Timeline.module.css';
import { TimelineRow } from '../../timeline/TimelineRow';
import { positionInType, type StepDraft } from '../step-drafts';
import type { CareerEditorState } from '../useCareerEditor';

type Props = { editor: CareerEditorState; entry: StepDraft };

/** An entry that is filled in and not saved yet, as one row: it leaves the screen to the next. */
export function CollapsedEntry({ editor, entry }: Props) {
  const { companyName, companyLogo, role } = entry;
  const label = ordinalText(entry.type, positionInType(editor.entries, entry));
  return (
    <TimelineRow marker={<CompanyLogo name={companyName} src={companyLogo} size={40} />}>
      <div className={classes.entry}>
        <span className={classes.text}>
          <span className={classes.when}>{label} · Not saved yet</span>
          <span className={classes.company}>{companyName}</span>
          <span className={classes.role}>{role}</span>
        </span>
        <IconButton
          autoFocus
          label={`Edit ${label}, ${companyName}`}
          onClick={() => editor.edit(entry)}
        >
          <IconPencil size={18} aria-hidden />
        </IconButton>
      </div>
    </TimelineRow>
  );
}
