import { settingsTexts } from '@schema/rules/settings-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { SettingsFieldsFragment } from '@/generated/documents';
import { useSaveSettingsMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import {
  changedSettings,
  type SettingsEdits,
  type SettingsPart,
  withEdits,
} from './settings-draft';

/**
 * What is changed and waits for Save: only that is sent, so that two devices undo nothing of each
 * other.
 */
export function useSettingsForm(saved: SettingsFieldsFragment) {
  const [edits, setEdits] = useState<SettingsEdits>({});
  const [send, { loading }] = useSaveSettingsMutation();
  const changes = changedSettings(saved, edits);
  const isDirty = Object.keys(changes).length > 0;
  return {
    draft: withEdits(saved, edits),
    isDirty,
    isSaving: loading,
    edit: <Part extends SettingsPart>(part: Part, change: SettingsEdits[Part]) =>
      setEdits((before) => ({ ...before, [part]: { ...before[part], ...change } })),
    save: () => {
      if (!isDirty || loading) return;
      send({ variables: { input: changes } }).then(
        () => {
          // What was changed while others were sent waits for the next Save.
          setEdits((now) => (now === edits ? {} : now));
          notify.success(settingsTexts.saved);
        },
        (error: unknown) => notify.error(errorText(error, settingsTexts.saveFailed)),
      );
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
