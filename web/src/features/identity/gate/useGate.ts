import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatePrompt } from './gate-prompt';
import { useViewer } from '../session/useViewer';

/**
 * @returns a function that runs an action for members. Others get a prompt instead: to sign in, to
 *   complete their profile, or to verify.
 */
export function useGate(): (action: () => void) => void {
  const { status, me } = useViewer();
  const navigate = useNavigate();
  const isIncomplete = me?.isProfileComplete === false;
  return useCallback(
    (action: () => void) => {
      if (status === 'visitor') gatePrompt.set('signIn');
      else if (isIncomplete) void navigate('/create-profile');
      else if (status === 'unverified') gatePrompt.set('verify');
      // Still loading: nobody waits for a button, and the server refuses what it must.
      else action();
    },
    [status, isIncomplete, navigate],
  );
}
