import { settingsFormChange } from '@schema/rules/settings/settings';
import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { SettingsFieldsFragment } from '@/generated/documents';
import { useSaveSettingsMutation } from '@/generated/hooks';
import { notify } from '@/ui';

/**
 * What is changed and waits for Save: only that is sent, so that two devices undo nothing of each
 * other.
 */
export function useSettingsForm({ notifications, privacy, chat }: SettingsFieldsFragment) {
  const [send] = useSaveSettingsMutation();
  return useDraftForm({
    name: null,
    initial: { notifications, privacy, chat },
    schema: settingsFormChange,
    toInput: (_values, changes) => changes,
    skipsUnchanged: true,
    staysOpen: true,
    failed: settingsTexts.saveFailed,
    send: async (_output, { changes }) => {
      await send({ variables: { input: changes } });
      notify.success(settingsTexts.saved);
    },
  });
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
