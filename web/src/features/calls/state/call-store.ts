import { useSyncExternalStore } from 'react';
import { type CallEvent, type CallState, idle, isFree, nextState } from './call-state';

/**
 * The call of this page. It stands beside React, because it goes on while pages and layouts change
 * around it.
 */
let state: CallState = idle;
const listeners = new Set<() => void>();

export const callStore = {
  get: (): CallState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  dispatch(event: CallEvent): void {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
};

/** The call of this page, as it is now. */
export const useCallState = (): CallState =>
  useSyncExternalStore(callStore.subscribe, callStore.get, () => idle);

/** Whether a call of this page rings or goes on. */
export const useIsInCall = (): boolean =>
  useSyncExternalStore(
    callStore.subscribe,
    () => !isFree(callStore.get()),
    () => false,
  );
