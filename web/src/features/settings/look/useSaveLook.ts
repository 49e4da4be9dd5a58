import { settingsTexts } from '@schema/rules/settings-texts';
import { useCallback } from 'react';
import { errorCode, errorText } from '@/core/errors';
import { keepalive } from '@/core/keepalive';
import { useSaveAppearanceMutation } from '@/generated/hooks';
import { notify, type Preferences } from '@/ui';
import { unsavedLook } from './unsaved-look';

/**
 * @returns a function that brings choices to the account; those that can't be sent wait for the
 * next visit
 */
export function useSaveLook() {
  const [save] = useSaveAppearanceMutation();
  return useCallback(
    (change: Partial<Preferences>) => {
      save({ variables: { input: change }, context: keepalive }).then(
        () => unsavedLook.settle(change),
        (error: unknown) => {
          if (errorCode(error) === 'NETWORK') return;
          unsavedLook.settle(change);
          notify.error(errorText(error, settingsTexts.saveFailed));
        },
      );
    },
    [save],
  );
}
