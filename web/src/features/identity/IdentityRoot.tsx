import { lazy, Suspense } from 'react';
import { useRefusedToken, useToken } from '@/core/auth';
import { useAccountUpdatedSubscription } from '@/generated/hooks';
import { GatePrompts } from './gate/GatePrompts';

/**
 * Shows an approval or a role switch at once, wherever it was made: the event brings the account
 * into the cache.
 */
function LiveViewer() {
  useAccountUpdatedSubscription();
  return null;
}

const EndedSession = lazy(() => import('./session/EndedSession'));

/**
 * What identity renders once, inside the router: its prompts, and live updates of the viewer's
 * account.
 */
export function IdentityRoot() {
  const token = useToken();
  const refused = useRefusedToken();
  return (
    <>
      <GatePrompts />
      {token && <LiveViewer key={token} />}
      {refused && (
        <Suspense fallback={null}>
          <EndedSession key={refused} token={refused} />
        </Suspense>
      )}
    </>
  );
}
