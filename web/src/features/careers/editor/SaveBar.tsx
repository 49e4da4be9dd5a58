import { discardTexts } from '@schema/rules/profiles-texts';
import { useState } from 'react';
import { Button, ConfirmDialog, stickyFootRef } from '@/ui';
import classes from './SaveBar.module.css';
import type { CareerEditorState } from './useCareerEditor';

type Props = { editor: CareerEditorState };

/**
 * Says what is unsaved or wrong, and saves or discards. While something is unsaved it sticks to the
 * foot of the screen, in reach of the thumb.
 */
export function SaveBar({
  editor: { hasUnsaved, isRestored, problem, savedPath, isSaving, discard },
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const unsavedText = isRestored
    ? 'Kept from your last visit, not saved yet'
    : 'Not saved yet, kept on this device';
  const savedText =
    savedPath.experiences.length > 0 ? 'Everything is saved' : 'Nothing to save yet';
  return (
    <div
      ref={hasUnsaved ? stickyFootRef : null}
      className={classes.bar}
      data-unsaved={hasUnsaved || undefined}
    >
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : (
        <p className={classes.state} role="status">
          {hasUnsaved ? unsavedText : savedText}
        </p>
      )}
      <div className={classes.buttons}>
        {hasUnsaved && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {discardTexts.yes}
          </Button>
        )}
        <Button type="submit" variant={hasUnsaved ? 'filled' : 'default'} loading={isSaving}>
          Save Path
        </Button>
      </div>
      <ConfirmDialog
        about={isAsking || null}
        onClose={() => setAsking(false)}
        onYes={discard}
        words={() => discardTexts}
      />
    </div>
  );
}
