import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import classes from './SettingsPanel.module.css';

/** How far the saving of a setting has got. */
export type SaveState = { state: 'saving' | 'saved' } | { state: 'refused'; reason: string };

/** Says beside a setting that it is being saved, is saved, or why it is not. */
export function SaveStatus({ saveState }: { saveState: SaveState | undefined }) {
  return (
    <>
      <span role="status" className={classes.status} data-state={saveState?.state}>
        {saveState && saveState.state !== 'refused' && notificationTexts[saveState.state]}
      </span>
      {saveState?.state === 'refused' && (
        <p role="alert" className={classes.refused}>
          {saveState.reason}
        </p>
      )}
    </>
  );
}
