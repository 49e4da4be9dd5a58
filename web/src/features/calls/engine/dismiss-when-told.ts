import type { CallOutcome } from '@schema/rules/calls/calls-texts';
import type { CallState } from '../state/call-state';
import { callStore } from '../state/call-store';

/** How long the bar tells of a call that ended as it should. */
const toldMs = 6000;
const quietOutcomes = new Set<CallOutcome>(['hungUp', 'declined', 'elsewhere']);

/** The bar goes by itself where nothing is left to do. */
export function dismissWhenTold(state: CallState): void {
  if (state.phase !== 'ended' || !quietOutcomes.has(state.outcome)) return;
  setTimeout(() => {
    if (callStore.get() === state) callStore.dispatch({ type: 'dismiss' });
  }, toldMs);
}
