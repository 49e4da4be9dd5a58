import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { useState } from 'react';
import { ClearHistoryButton } from '@/features/chat';
import { Button } from '@/ui';
import css from '../form/fields.module.css';
import { DataCopyPart } from './DataCopyPart';
import { DeleteDialog } from './DeleteDialog';

/**
 * What one may take along, a copy of one's data, and take away: one's chat history, and the whole
 * account with everything in it.
 */
export function DataSection({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DataCopyPart />
      <p>Clearing your chat history empties your conversations. Everybody else keeps theirs.</p>
      <div className={css.buttons}>
        <ClearHistoryButton />
      </div>
      <p>{settingsTexts.deleteGoes}</p>
      <div className={css.buttons}>
        <Button color="danger" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </div>
      <DeleteDialog opened={isAsking} hasPassword={hasPassword} onClose={() => setAsking(false)} />
    </>
  );
}
