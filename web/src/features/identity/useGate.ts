import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatePrompt } from './gate-prompt';
import { useViewer } from './useViewer';

/** `gate(action)` runs the action for members; visitors are asked to sign in, unverified students to verify; an account without a profile completes it first. */
export function useGate(): (action: () => void) => void {
  const { status, me } = useViewer();
  const navigate = useNavigate();
  const isIncomplete = me?.isProfileComplete === false;
  return useCallback(
    (action: () => void) => {
      if (status === 'visitor') gatePrompt.set('signIn');
      else if (isIncomplete) void navigate('/create-profile');
      else if (status === 'unverified') gatePrompt.set('verify');
      // Still loading: the server refuses what it must, nobody waits for a button.
      else action();
    },
    [status, isIncomplete, navigate],
  );
}
