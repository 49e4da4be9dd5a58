import { useEffect } from 'react';
import { useToken } from '@/core/auth';
import { useAppearanceQuery, useSettingsChangedSubscription } from '@/generated/hooks';
import { setPreferences } from '@/ui';
import { unsavedAppearance } from './unsaved-appearance';
import { useSaveAppearance } from './useSaveAppearance';

/**
 * Brings what the person chose on another device, now and while this one is open, and takes along
 * what waits on this one.
 */
function AccountAppearance() {
  const { data } = useAppearanceQuery({ fetchPolicy: 'network-only' });
  // What comes stands in the cache, where the query and all who ask for switches read it.
  useSettingsChangedSubscription();
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
