import { settingsTexts } from '@schema/rules/settings-texts';
import { Button, LinkButton, stickyFootRef } from '@/ui';
import css from './SaveBar.module.css';

type Props = { isDirty: boolean; isSaving: boolean; onSave: () => void };

/** Save and Cancel, always in sight, and whether anything waits for them. */
export function SaveBar({ isDirty, isSaving, onSave }: Props) {
  return (
    <div ref={stickyFootRef} className={css.bar} data-waiting={isDirty || undefined}>
      <p role="status" className={css.state}>
        {isDirty ? 'Not saved yet' : 'Everything is saved'}
      </p>
      <div className={css.buttons}>
        <LinkButton to="/profile" variant="default">
          {settingsTexts.cancel}
        </LinkButton>
        <Button loading={isSaving} variant={isDirty ? 'filled' : 'default'} onClick={onSave}>
          {settingsTexts.save}
        </Button>
      </div>
    </div>
  );
}
