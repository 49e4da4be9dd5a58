import { discardTexts } from '@schema/rules/profiles-texts';
import { useState } from 'react';
import { Button, ConfirmDialog, LinkButton, stickyFootRef } from '@/ui';
import classes from './EditProfileForm.module.css';

type Props = {
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** Where the profile can be viewed. */
  profilePath: string;
};

/**
 * Says whether anything is unsaved, with the buttons for it; as long as it is, it stays in view.
 */
export function SaveBar({ isDirty, isSaving, onDiscard, profilePath }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div
        ref={isDirty ? stickyFootRef : null}
        className={classes.bar}
        data-waiting={isDirty || undefined}
      >
        <p role="status" className={classes.state}>
          {isDirty ? 'Not saved yet, kept on this device' : 'Everything is saved'}
        </p>
        <div className={classes.buttons}>
          {isDirty ? (
            <Button variant="default" onClick={() => setAsking(true)}>
              {discardTexts.yes}
            </Button>
          ) : (
            <LinkButton to={profilePath} variant="default">
              View profile
            </LinkButton>
          )}
          <Button type="submit" loading={isSaving} variant={isDirty ? 'filled' : 'default'}>
            Save
          </Button>
        </div>
      </div>
      <ConfirmDialog
        about={isAsking || null}
        onClose={() => setAsking(false)}
        onYes={onDiscard}
        words={() => discardTexts}
      />
    </>
  );
}
