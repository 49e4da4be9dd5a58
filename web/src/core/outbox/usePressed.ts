import { useSyncExternalStore } from 'react';
import { subscribeToMarks, waitingPress } from './deeds.ts';

/**
 * A mark as its person left it: one that waits for the line stays as it was pressed, after a reload
 * too. The cache has what the server has: what is taken back here, or refused, is as it is there.
 * @param known what the server has
 */
export function usePressed(mark: Parameters<typeof waitingPress>[0], known: boolean): boolean {
  const press = useSyncExternalStore(
    subscribeToMarks,
    () => waitingPress(mark),
    () => undefined,
  );
  return press === undefined ? known : press === 'on';
}
