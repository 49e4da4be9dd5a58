import { useToken } from '@/core/auth';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { AccountUpdated } from '@/generated/documents';
import { GatePrompts } from '../gate/GatePrompts';

/**
 * Shows an approval or a role switch at once, wherever it was made: the event brings the account
 * into the cache.
 */
function LiveViewer() {
  useLiveSubscription(AccountUpdated, {});
  return null;
}

/**
 * What identity renders once, inside the router: its prompts, and live updates of the viewer's
 * account.
 */
export function IdentityRoot() {
  const token = useToken();
  return (
    <>
      <GatePrompts />
      {token && <LiveViewer key={token} />}
    </>
  );
}
