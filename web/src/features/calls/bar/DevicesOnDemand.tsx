import { lazy, Suspense } from 'react';

const DevicesBeforeCall = lazy(() => import('./DevicesBeforeCall'));

/**
 * The choice of microphone and speaker before a call; its code is loaded when it is first there.
 */
export function DevicesOnDemand({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <DevicesBeforeCall opened={opened} onClose={onClose} />
    </Suspense>
  );
}
