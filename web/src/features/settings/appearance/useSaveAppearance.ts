import { settingsTexts } from '@schema/rules/settings-texts';
import { useCallback } from 'react';
import { errorCode, errorText } from '@/core/errors';
import { keepalive } from '@/core/keepalive';
import { useSaveAppearanceMutation } from '@/generated/hooks';
import { notify, type Preferences } from '@/ui';
import { unsavedAppearance } from './unsaved-appearance';

/**
 * @returns a function that brings choices to the account; those that can't be sent wait for the
 * next visit
 */
export function useSaveAppearance() {
  const [save] = useSaveAppearanceMutation();
  return useCallback(
    (change: Partial<Preferences>) => {
      save({ variables: { input: change }, context: keepalive }).then(
        () => unsavedAppearance.settle(change),
        (error: unknown) => {
          if (errorCode(error) === 'NETWORK') return;
          unsavedAppearance.settle(change);
          notify.error(errorText(error, settingsTexts.saveFailed));
        },
      );
    },
    [save],
  );
}
