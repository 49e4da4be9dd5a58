import { useToken } from '@/core/auth';
import { type Preferences, setPreferences, usePreferences } from '@/ui';
import { unsavedAppearance } from './unsaved-appearance';
import { useSaveAppearance } from './useSaveAppearance';

/**
 * How the product looks, and a way to change it: at once on this device, which remembers it for the
 * first paint, and for the account, which brings it to the other devices.
 */
export function useAppearance() {
  const appearance = usePreferences();
  const token = useToken();
  const save = useSaveAppearance();
  const choose = (change: Partial<Preferences>) => {
    setPreferences(change);
    if (!token) return;
    unsavedAppearance.add(change);
    void save();
  };
  return { appearance, choose };
}
