import { useToken } from '@/core/auth';
import { errorText } from '@/core/errors';
import { useSaveAppearanceMutation } from '@/generated/hooks';
import { notify, type Preferences, setPreferences, usePreferences } from '@/ui';
import { settingsTexts } from '@schema/rules/settings-texts';
import { whileSaving } from './look-of-account';

/**
 * How the product looks, and a way to change it: at once on this device, which remembers it for the
 * first paint, and for the account, which brings it to the other devices.
 */
export function useLook() {
  const look = usePreferences();
  const token = useToken();
  const [save] = useSaveAppearanceMutation();
  const choose = (change: Partial<Preferences>) => {
    setPreferences(change);
    if (!token) return;
    const saving = save({ variables: { input: change } }).catch((error: unknown) =>
      notify.error(errorText(error, settingsTexts.saveFailed)),
    );
    void whileSaving(saving);
  };
  return { look, choose };
}
