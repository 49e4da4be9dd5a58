import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** By then the page has all that it needs. */
const afterMs = 8000;

/**
 * Once for a page: who turned it on here goes on being told, whatever became of the subscription.
 */
export function useRenewedPush(): void {
  const client = useApolloClient();
  useEffect(() => {
    const renew = async () => (await import('./browser-push')).renewPush(client);
    const timer = setTimeout(() => void renew().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [client]);
}
