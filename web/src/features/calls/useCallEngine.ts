import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useViewer } from '@/features/identity';
import type { CallEngine } from './engine/call-engine';

/** Loads what holds calls: few pages need it. */
export function useLoadCallEngine(): () => Promise<CallEngine> {
  const client = useApolloClient();
  const { me } = useViewer();
  return async () => {
    if (!me) throw new Error('nobody is signed in');
    const { callEngine } = await import('./engine/call-engine');
    return callEngine(client, me.user.id);
  };
}

/** What holds calls, once it is needed; null before. */
export function useCallEngine(isNeeded: boolean): CallEngine | null {
  const [engine, setEngine] = useState<CallEngine | null>(null);
  const client = useApolloClient();
  const { me } = useViewer();
  const viewerId = me?.user.id;
  useEffect(() => {
    if (!isNeeded || !viewerId) return;
    void import('./engine/call-engine').then(
      ({ callEngine }) => setEngine(callEngine(client, viewerId)),
      () => undefined,
    );
  }, [isNeeded, viewerId, client]);
  return engine;
}
