import { useToken } from '@/core/auth';
import { type Preferences, setPreferences, usePreferences } from '@/ui';
import { unsavedLook } from './unsaved-look';
import { useSaveLook } from './useSaveLook';

/**
 * How the product looks, and a way to change it: at once on this device, which remembers it for the
 * first paint, and for the account, which brings it to the other devices.
 */
export function useLook() {
  const look = usePreferences();
  const token = useToken();
  const save = useSaveLook();
  const choose = (change: Partial<Preferences>) => {
    setPreferences(change);
    if (!token) return;
    unsavedLook.add(change);
    save(change);
  };
  return { look, choose };
}
