import {
  type NotificationSwitch,
  notificationTexts,
} from '@schema/rules/notifications/notifications-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { NotificationSettingsFieldsFragment } from '@/generated/documents';
import { useSaveNotificationSettingsMutation } from '@/generated/hooks';
import type { SaveState } from './SaveStatus';

/**
 * Turns the switches of the settings: at once, and back with the reason when the server refuses.
 * @returns `saveStates`: of the switches that were turned since the panel was opened
 */
export function useSwitches() {
  const [saveStates, setSaveStates] = useState<Partial<Record<NotificationSwitch, SaveState>>>({});
  const [save] = useSaveNotificationSettingsMutation();

  const turn = (
    settings: NotificationSettingsFieldsFragment,
    name: NotificationSwitch,
    isOn: boolean,
  ) => {
    const setState = (state: SaveState) =>
      setSaveStates((before) => ({ ...before, [name]: state }));
    setState({ state: 'saving' });
    save({
      variables: { input: { [name]: isOn } },
      optimisticResponse: { saveNotificationSettings: { ...settings, [name]: isOn } },
    }).then(
      () => setState({ state: 'saved' }),
      (error: unknown) =>
        setState({ state: 'refused', reason: errorText(error, notificationTexts.settingsFailed) }),
    );
  };
  return { saveStates, turn };
}
