import { lazy, Suspense } from 'react';
import { useStore, useWasOpened } from '@/ui';
import { gatePrompt } from './gate-prompt';

const GateDialogs = lazy(() => import('./GateDialogs'));

/**
 * The prompts to sign in and to verify, which `useGate` opens. They are rendered once, inside the
 * router.
 */
export function GatePrompts() {
  const prompt = useStore(gatePrompt);
  const wasOpened = useWasOpened(prompt !== null);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <GateDialogs prompt={prompt} />
      </Suspense>
    )
  );
}
