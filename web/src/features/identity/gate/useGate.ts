import { pagePaths } from '@schema/rules/pages/page-paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../session/useViewer';
import { gatePrompt } from './gate-prompt';
import { withReturn } from './redirect';
import { useReturnHere } from './useReturnHere';

/**
 * @returns a function that runs an action for members. Others get a prompt instead: to sign in, to
 *   verify, or to complete their profile, from which they come back to `to`, without it to this
 *   very place.
 */
export function useGate(): (action: () => void, to?: string) => void {
  const { status, me } = useViewer();
  const navigate = useNavigate();
  const { createProfile } = useReturnHere();
  const isIncomplete = me?.isProfileComplete === false;
  return useCallback(
    (action: () => void, to?: string) => {
      if (status === 'visitor') gatePrompt.set('signIn');
      else if (isIncomplete)
        void navigate(to ? withReturn(pagePaths.createProfile, to) : createProfile);
      else if (status === 'unverified') gatePrompt.set('verify');
      // Still loading: nobody waits for a button, and the server refuses what it must.
      else action();
    },
    [status, isIncomplete, createProfile, navigate],
  );
}
