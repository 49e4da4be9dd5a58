import { type ReactNode, useMemo } from 'react';
import type { MeQuery } from '@/generated/documents';
import { ViewerContext } from './viewer-context';
import { viewerOf } from './viewer-of';

/**
 * Says who is signed in where that is known and nothing can be asked: on the server, which draws a
 * first screen.
 */
export function KnownViewer({ data, children }: { data: MeQuery; children: ReactNode }) {
  const value = useMemo(
    () => ({
      viewer: viewerOf({ isSignedIn: true, data, error: undefined }, () => undefined),
      arrive: () => undefined,
    }),
    [data],
  );
  return <ViewerContext value={value}>{children}</ViewerContext>;
}
