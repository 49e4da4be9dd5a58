import { useCallback } from 'react';
import { gatePrompt } from './gate-prompt';
import { useViewer } from './useViewer';

/** `gate(action)` runs the action for members; visitors are asked to sign in, unverified students to verify. */
export function useGate(): (action: () => void) => void {
  const { status } = useViewer();
  return useCallback((action: () => void) => {
    if (status === 'visitor') gatePrompt.set('signIn');
    else if (status === 'unverified') gatePrompt.set('verify');
    // Still loading: the server refuses what it must, nobody waits for a button.
    else action();
  }, [status]);
}
