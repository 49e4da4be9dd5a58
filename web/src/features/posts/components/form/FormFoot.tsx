import { Button } from '@/ui';
import type { Saved } from '../../writing/useKeeping';
import type { Missing } from '../../writing/usePostForm';
import classes from './FormFoot.module.css';
import { SavedAt } from './SavedAt';

type Props = {
  missing: Missing;
  saved: Saved | null;
  submitLabel: string;
  ready: string;
  /** Leads to the first field that is left. */
  onLead: () => void;
  onBack: () => void;
  /** Only a new post is kept as a draft. */
  onSaveDraft: (() => void) | null;
  saving: boolean;
  /** On a phone: to the next part, until the last one. */
  onNext: (() => void) | null;
};

const fields = (count: number): string => (count === 1 ? 'field' : 'fields');

/** What is still missing, what is saved, and the way on: always in reach. */
export function FormFoot({ missing: { left, wrong }, saved, submitLabel, ready, onLead, onBack, onSaveDraft, saving, onNext }: Props) {
  const text = left.length > 0 ? `${left.length} required ${fields(left.length)} left` : wrong.length > 0 ? `${wrong.length} ${fields(wrong.length)} to correct` : null;
  return (
    <div className={classes.foot}>
      <p className={classes.state}>
        <span role="status">{text ? <button type="button" className={classes.lead} onClick={onLead}>{text}</button> : ready}</span>
        <SavedAt saved={saved} />
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>Back</Button>
        {onSaveDraft && <Button variant="default" loading={saving} onClick={onSaveDraft}>Save as Draft</Button>}
        {/* Keys: one button that became the other under the finger would send the form. */}
        {onNext ? <Button key="next" onClick={onNext}>Next</Button> : <Button key="submit" type="submit">{submitLabel}</Button>}
      </div>
    </div>
  );
}
