import { useToken } from '@/core/auth';
import { useMeChangedSubscription } from '@/generated/hooks';
import { GatePrompts } from './GatePrompts';

/** An approval or a role switch made elsewhere shows here at once: the event carries the account into the cache. */
function LiveViewer() {
  useMeChangedSubscription({ ignoreResults: true });
  return null;
}

/** What identity needs once per page, inside the router: its prompts, and news of one's own account. */
export function IdentityRoot() {
  const token = useToken();
  return (
    <>
      <GatePrompts />
      {token && <LiveViewer key={token} />}
    </>
  );
}
