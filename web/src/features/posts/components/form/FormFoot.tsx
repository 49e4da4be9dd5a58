import { IconArrowLeft, IconDeviceFloppy, IconX } from '@tabler/icons-react';
import { Button, footRef, IconButton } from '@/ui';
import type { Saved } from '../../writing/useKeeping';
import type { Missing } from '../../writing/usePostForm';
import classes from './FormFoot.module.css';
import { SavedAt } from './SavedAt';

type Props = {
  missing: Missing;
  /** Names of files that did not arrive. */
  failed: readonly string[];
  /** A phone: one line under the thumb, in the place of the product's own bar. */
  narrow: boolean;
  saved: Saved | null;
  submitLabel: string;
  ready: string;
  /** Leads to the first field that is left. */
  onLead: () => void;
  /** Out of the form. */
  onBack: () => void;
  /** On a phone: to the part before, from the second on. */
  onBefore: (() => void) | null;
  /** Only a new post is kept as a draft. */
  onSaveDraft: (() => void) | null;
  saving: boolean;
  /** On a phone: to the next part, until the last one. */
  onNext: (() => void) | null;
};

const fields = (count: number): string => (count === 1 ? 'field' : 'fields');

function leftText({ left, wrong }: Missing, failed: readonly string[]): string | null {
  if (left.length === 0 && failed.length > 0 && failed.length === wrong.length)
    return failed.length === 1
      ? `${failed[0]} is not uploaded`
      : `${failed.length} files are not uploaded`;
  const corrections =
    wrong.length > 0
      ? `${wrong.length}${left.length > 0 ? '' : ` ${fields(wrong.length)}`} to correct`
      : null;
  return (
    [left.length > 0 && `${left.length} required ${fields(left.length)} left`, corrections]
      .filter(Boolean)
      .join(', ') || null
  );
}

/** What is still missing, what is saved, and the way on: always in reach. */
export function FormFoot({
  missing,
  failed,
  narrow,
  saved,
  submitLabel,
  ready,
  onLead,
  onBack,
  onBefore,
  onSaveDraft,
  saving,
  onNext,
}: Props) {
  const text = leftText(missing, failed);
  // What is ready may be sent from every part.
  const submits = !onNext || (narrow && text === null);
  const state = (
    <p className={classes.state}>
      <span role="status" className={classes.text}>
        {text ? (
          <button type="button" className={classes.lead} onClick={onLead}>
            {text}
          </button>
        ) : (
          ready
        )}
      </span>
      <SavedAt saved={saved} />
    </p>
  );
  const ways = (
    <>
      {/* Keys: one button that became the other under the finger would send the form. */}
      {onNext && (
        <Button key="next" variant={submits ? 'default' : 'filled'} onClick={onNext}>
          Next
        </Button>
      )}
      {submits && (
        <Button key="submit" type="submit">
          {submitLabel}
        </Button>
      )}
    </>
  );
  if (narrow) {
    return (
      <div
        ref={footRef}
        className={classes.foot}
        data-alone
        data-wide={(onNext && submits) || undefined}
      >
        {onBefore ? (
          <IconButton key="before" label="Previous part" onClick={onBefore}>
            <IconArrowLeft size={22} aria-hidden />
          </IconButton>
        ) : (
          <IconButton key="back" label="Back" onClick={onBack}>
            <IconX size={22} aria-hidden />
          </IconButton>
        )}
        {state}
        {onSaveDraft && (
          <IconButton label="Save as Draft" aria-busy={saving || undefined} onClick={onSaveDraft}>
            <IconDeviceFloppy size={22} aria-hidden />
          </IconButton>
        )}
        {ways}
      </div>
    );
  }
  return (
    <div ref={footRef} className={classes.foot}>
      {state}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        {onSaveDraft && (
          <Button variant="default" loading={saving} onClick={onSaveDraft}>
            Save as Draft
          </Button>
        )}
        {ways}
      </div>
    </div>
  );
}
