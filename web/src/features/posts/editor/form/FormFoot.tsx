import { IconArrowLeft, IconDeviceFloppy, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, IconButton, stickyFootRef } from '@/ui';
import type { SaveState } from '../drafts/draft-autosave';
import { SavedAt } from '../drafts/SavedAt';
import type { Exit } from '../exit/useExit';
import { missingText } from './errors/missing-text';
import classes from './FormFoot.module.css';
import type { FormNavigation } from './useFormNavigation';
import type { Missing } from './usePostForm';

type Props = {
  missing: Missing;
  /** Names of files that did not arrive. */
  failed: readonly string[];
  navigation: FormNavigation;
  exit: Exit;
  saved: SaveState | null;
  submitLabel: string;
  /** Stands there when nothing is missing. */
  readyText: string;
};

/** What is still missing, what is saved, and the way on: always in reach. */
export function FormFoot(props: Props) {
  const { missing, failed, navigation, exit, saved, submitLabel, readyText } = props;
  const text = missingText(missing, failed);
  const state = (
    <p className={classes.state}>
      <span role="status" className={classes.text}>
        {text ? (
          <button
            type="button"
            className={classes.lead}
            onClick={() => navigation.goToField(missing.left[0] ?? missing.wrong[0])}
          >
            {text}
          </button>
        ) : (
          readyText
        )}
      </span>
      <SavedAt saved={saved} />
    </p>
  );
  if (navigation.only === null)
    return (
      <WideFoot exit={exit} state={state}>
        <Button type="submit">{submitLabel}</Button>
      </WideFoot>
    );
  // What is ready may be sent from every part.
  const submits = !navigation.goOn || text === null;
  return (
    <NarrowFoot navigation={navigation} exit={exit} state={state} submits={submits}>
      {/* Separate keys, so React does not reuse the Next button as Submit under the finger. */}
      {navigation.goOn && (
        <Button key="next" variant={submits ? 'default' : 'filled'} onClick={navigation.goOn}>
          Next
        </Button>
      )}
      {submits && (
        <Button key="submit" type="submit">
          {submitLabel}
        </Button>
      )}
    </NarrowFoot>
  );
}

type FootProps = { exit: Exit; state: ReactNode; children: ReactNode };

function WideFoot({ exit, state, children }: FootProps) {
  return (
    <div ref={stickyFootRef} className={classes.foot}>
      {state}
      <div className={classes.buttons}>
        <Button variant="default" onClick={exit.back}>
          Back
        </Button>
        {exit.saveDraft && (
          <Button variant="default" loading={exit.isBusy} onClick={exit.saveDraft}>
            Save as Draft
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

type NarrowFootProps = FootProps & { navigation: FormNavigation; submits: boolean };

/**
 * A phone: one line under the thumb, in the place of the product's own bar; where it sends the post
 * as well, what is missing stands above it.
 */
function NarrowFoot({ navigation, exit, state, submits, children }: NarrowFootProps) {
  const { previous, goToGroup } = navigation;
  return (
    <div ref={stickyFootRef} className={classes.foot} data-alone data-wide={submits || undefined}>
      {previous ? (
        <IconButton key="before" label="Previous part" onClick={() => goToGroup(previous)}>
          <IconArrowLeft size={22} aria-hidden />
        </IconButton>
      ) : (
        <IconButton key="back" label="Back" onClick={exit.back}>
          <IconX size={22} aria-hidden />
        </IconButton>
      )}
      {state}
      {exit.saveDraft && (
        <IconButton
          label="Save as Draft"
          aria-busy={exit.isBusy || undefined}
          onClick={exit.saveDraft}
        >
          <IconDeviceFloppy size={22} aria-hidden />
        </IconButton>
      )}
      {children}
    </div>
  );
}
