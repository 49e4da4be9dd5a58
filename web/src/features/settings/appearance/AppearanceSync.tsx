import { useEffect } from 'react';
import { useToken } from '@/core/auth';
import { useAppearanceQuery } from '@/generated/hooks';
import { setPreferences } from '@/ui';
import { unsavedAppearance } from './unsaved-appearance';
import { useSaveAppearance } from './useSaveAppearance';

/**
 * Brings the appearance that the person chose on another device, and takes along what waits on this
 * one.
 */
function AccountAppearance() {
  const { data } = useAppearanceQuery({ fetchPolicy: 'network-only' });
  const save = useSaveAppearance();
  const appearance = data?.appearance;
  useEffect(() => {
    if (!appearance) return;
    const { theme, contrast, textSize, motion } = appearance;
    setPreferences({ theme, contrast, textSize, motion, ...unsavedAppearance.read() });
    void save();
  }, [appearance, save]);
  return null;
}

/**
 * What settings render once: the appearance of whoever is signed in. A visitor's stays on the
 * device.
 */
export function AppearanceSync() {
  const token = useToken();
  return token && <AccountAppearance key={token} />;
}
