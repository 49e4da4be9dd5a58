import type { ApolloClient } from '@apollo/client';
import { callLimits } from '@schema/rules/calls/calls-texts';
import { callTag } from '@schema/rules/push/push-texts';
import { answerWorker } from '@/core/worker/answer-worker';
import { closePushed } from '@/core/worker/close-pushed';
import type { CallState } from '../state/call-state';
import { callStore } from '../state/call-store';
import { wantsSound } from './call-api';
import { isSounding, startRinging, stopRinging } from './ring-tone';
import { ringInOneTab } from './ring-turn';

/**
 * The server ends what nobody answers. Where it can't be heard, a page waits so much longer, and
 * gives up by itself.
 */
const patienceMs = (callLimits.ringSeconds + 5) * 1000;

type RingingState = Extract<CallState, { phase: 'incoming' | 'ringing' }>;

const isRinging = (state: CallState): state is RingingState =>
  state.phase === 'incoming' || state.phase === 'ringing';

/**
 * While a call rings here: says so to the service worker, which would ring for it as well.
 * @returns ends it, and what rings outside of this page
 */
function ringBesideWorker(callId: string): () => void {
  const tag = callTag(callId);
  const endAnswering = answerWorker('rings', (asked) => asked === tag && isSounding());
  return () => {
    endAnswering();
    void closePushed(tag).catch(() => undefined);
  };
}

/** What is heard while a call rings, here or at the other one, and for how long it may. */
export class Ringing {
  private endRing: () => void = () => undefined;
  private endBeside: () => void = () => undefined;
  /** What rings, and when the page gives up. */
  private limit: { name: string; timer: ReturnType<typeof setTimeout> } | null = null;

  /** @param giveUp ends the call of this page */
  constructor(
    private readonly client: ApolloClient,
    private readonly giveUp: () => void,
  ) {}

  /** The call of the page changed. */
  follow(state: CallState): void {
    this.endRing();
    this.endBeside();
    this.endBeside = state.phase === 'incoming' ? ringBesideWorker(state.callId) : () => undefined;
    if (state.phase === 'ringing') startRinging(state.phase);
    else stopRinging();
    if (state.phase === 'incoming') void this.ringIfWanted(state);
    this.limitTo(isRinging(state) ? state : null);
  }

  /** The same call rings no longer by being muted meanwhile. */
  private limitTo(state: RingingState | null): void {
    const name = state && `${state.phase} ${state.callId}`;
    if (this.limit?.name === name) return;
    clearTimeout(this.limit?.timer);
    this.limit = name === null ? null : { name, timer: setTimeout(this.giveUp, patienceMs) };
  }

  /**
   * A call that comes in is heard where the viewer wants sounds, in one tab, and seen everywhere.
   */
  private async ringIfWanted(state: CallState): Promise<void> {
    const isWanted = await wantsSound(this.client);
    if (isWanted && callStore.get() === state) this.endRing = ringInOneTab();
  }
}
