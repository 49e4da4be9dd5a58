import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { useCallback } from 'react';
import { keepalive } from '@/core/data/keepalive';
import { errorCode, errorText } from '@/core/errors';
import { useSaveAppearanceMutation } from '@/generated/hooks';
import { notify, type Preferences } from '@/ui';
import { unsavedAppearance } from './unsaved-appearance';

/** Refusals that pass: what was chosen waits for the next visit. */
const passing = ['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED'];

/** People whose choices are on their way. */
const sending = new Set<string>();

/**
 * @returns a function that brings what waits on this device to the account, one answer after the
 * other: of two choices on their way at once, the older might arrive last
 */
export function useSaveAppearance() {
  const [save] = useSaveAppearanceMutation();
  return useCallback(async (): Promise<void> => {
    /** Whether it is settled, and others may follow. */
    const isSettled = (input: Partial<Preferences>): Promise<boolean> =>
      save({ variables: { input }, context: keepalive }).then(
        () => true,
        (error: unknown) => {
          const code = errorCode(error);
          if (code !== 'NETWORK') notify.error(errorText(error, settingsTexts.saveFailed));
          return !passing.includes(code);
        },
      );
    const whose = unsavedAppearance.owner();
    if (whose === null || sending.has(whose)) return;
    sending.add(whose);
    for (;;) {
      const change = unsavedAppearance.read();
      if (Object.keys(change).length === 0 || !(await isSettled(change))) break;
      // Somebody else signed in meanwhile.
      if (unsavedAppearance.owner() !== whose) break;
      unsavedAppearance.settle(change);
    }
    sending.delete(whose);
  }, [save]);
}
