import { type RefObject, useRef } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { notify } from '@/ui';

type Report = {
  success: string;
  /** Shown where the server gives no reason. */
  failure: string;
  /** Undoes what succeeded. */
  undo?: () => void;
};

/** Runs a mutation and reports how it went. Resolves to whether it succeeded; does not throw. */
export type RunMutation = (mutation: () => Promise<unknown>, report: Report) => Promise<boolean>;

/**
 * Runs the viewer's mutations of a list, and counts those that are in flight. Meanwhile a live
 * event about something of the viewer's is the echo of such a mutation, which writes the cache
 * itself.
 */
export function useOwnMutations(): { run: RunMutation; inFlight: RefObject<number> } {
  const inFlight = useRef(0);
  const run: RunMutation = async (mutation, { success, failure, undo }) => {
    inFlight.current += 1;
    const isAccepted = await succeeds(mutation(), failure);
    inFlight.current -= 1;
    if (isAccepted) notify.success(success, { undo });
    return isAccepted;
  };
  return { run, inFlight };
}
