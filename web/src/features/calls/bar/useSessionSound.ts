import { useSyncExternalStore } from 'react';
import type { CallSession } from '../engine/call-session';

const noSubscription = () => () => undefined;

/** What the microphone of a call hears: null before it is open, another stream after a change. */
export const useSessionSound = (session: CallSession | null): MediaStream | null =>
  useSyncExternalStore(
    session?.subscribeToSound ?? noSubscription,
    () => session?.sound ?? null,
    () => null,
  );
