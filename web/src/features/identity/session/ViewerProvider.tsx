import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useToken } from '@/core/auth';
import { useMeQuery } from '@/generated/hooks';
import { ViewerContext } from './viewer-context';
import { viewerOf } from './viewer-of';

/**
 * In milliseconds: what arrives later than this after a failure, as the next page does, asks again.
 * What is drawn because of the failure comes at once, and must not ask in a circle.
 */
const failureStands = 1000;

/**
 * Asks who is signed in, once for all that want to know. A page has thirty of them: each with a
 * query of its own, they held a phone longer than anything else of the first screen.
 */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const { data, error, refetch } = useMeQuery({ skip: !token });
  const failedAt = useRef<number | null>(null);
  useEffect(() => {
    failedAt.current = error ? Date.now() : null;
  }, [error]);
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const arrive = useCallback(() => {
    const at = failedAt.current;
    if (at === null || Date.now() - at < failureStands) return;
    failedAt.current = null;
    retry();
  }, [retry]);
  const value = useMemo(
    () => ({ viewer: viewerOf({ isSignedIn: token !== null, data, error }, retry), arrive }),
    [token, data, error, retry, arrive],
  );
  return <ViewerContext value={value}>{children}</ViewerContext>;
}
