import { useEffect } from 'react';
import { useToken } from '@/core/auth';
import { useAppearanceQuery } from '@/generated/hooks';
import { setPreferences } from '@/ui';
import { isSaving } from './look-of-account';

/** Brings the look that the person chose on another device. */
function AccountLook() {
  const { data } = useAppearanceQuery({ fetchPolicy: 'network-only' });
  const look = data?.appearance;
  useEffect(() => {
    if (!look || isSaving()) return;
    const { theme, contrast, textSize, motion } = look;
    setPreferences({ theme, contrast, textSize, motion });
  }, [look]);
  return null;
}

/** What settings render once: the look of whoever is signed in. A visitor's stays on the device. */
export function AppearanceSync() {
  const token = useToken();
  return token && <AccountLook key={token} />;
}
