import { useEffect } from 'react';
import { useToken } from '@/core/auth';
import { useAppearanceQuery } from '@/generated/hooks';
import { setPreferences } from '@/ui';
import { unsavedLook } from './unsaved-look';
import { useSaveLook } from './useSaveLook';

/**
 * Brings the look that the person chose on another device, and takes along what waits on this one.
 */
function AccountLook() {
  const { data } = useAppearanceQuery({ fetchPolicy: 'network-only' });
  const save = useSaveLook();
  const look = data?.appearance;
  useEffect(() => {
    if (!look) return;
    const { theme, contrast, textSize, motion } = look;
    const unsaved = unsavedLook.read();
    setPreferences({ theme, contrast, textSize, motion, ...unsaved });
    if (Object.keys(unsaved).length > 0) save(unsaved);
  }, [look, save]);
  return null;
}

/** What settings render once: the look of whoever is signed in. A visitor's stays on the device. */
export function AppearanceSync() {
  const token = useToken();
  return token && <AccountLook key={token} />;
}
