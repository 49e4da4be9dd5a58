import type { ApolloClient } from '@apollo/client';
import type { CallOutcome } from '@schema/rules/calls/calls-texts';
import { signedInId, subscribeToToken } from '@/core/auth';
import { errorCode, readError } from '@/core/errors';
import { MicrophoneError } from '@/core/sound/microphone';
import type { CallFieldsFragment, CallSignalsSubscription } from '@/generated/documents';
import { type CallPlace, isFree } from '../state/call-state';
import { callStore } from '../state/call-store';
import { type CallApi, callApi, placeOf, tabId } from './call-api';
import { CallSession } from './call-session';
import { dismissWhenTold } from './dismiss-when-told';
import { type OpenCall, openCall } from './open-call';
import { Ringing } from './ringing';

/** Holds the call of this page: what people press, what the server tells, and how both end. */
export class CallEngine {
  private readonly api: CallApi;
  private readonly endings: (() => void)[];
  private session: CallSession | null = null;
  private readonly ringing: Ringing;

  constructor(
    client: ApolloClient,
    readonly viewerId: string,
  ) {
    this.api = callApi(client);
    this.ringing = new Ringing(client, () => this.conclude('missed'));
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', () => this.leave(), { signal });
    window.addEventListener('online', () => this.session?.restart(), { signal });
    const ofState = callStore.subscribe(() => this.onState());
    const ofToken = subscribeToToken(() => this.onToken());
    this.endings = [ofState, ofToken, () => listening.abort()];
  }

  /** Ends what is under way, and listens to nothing more. */
  dispose(): void {
    this.forgetAll();
    for (const end of this.endings) end();
  }

  /** The page was loaded again inside of a call: it is over, and the bar says so. */
  tellReloaded({ callId, isOwn, ...place }: OpenCall): void {
    void this.api.end({ conversationId: place.conversationId, callId }).catch(() => undefined);
    callStore.dispatch({ type: 'reloaded', place, isOwn });
  }

  /** The connection of the call under way, for what shows its line and changes its devices. */
  get current(): CallSession | null {
    return this.session;
  }

  /** Calls somebody. */
  start(place: CallPlace): void {
    if (!isFree(callStore.get())) return;
    callStore.dispatch({ type: 'start', place });
    void this.attempt(async (session) => {
      const sdp = await session.begin((peer) => peer.offer());
      session.isOffered = true;
      const call = await this.api.offer(
        { conversationId: place.conversationId, callId: null },
        sdp,
      );
      if (!this.isCurrent(session)) {
        // They hung up while it was on its way; the other one's call is not theirs to end so.
        if (call.caller.id === this.viewerId)
          await this.api.end({ conversationId: call.conversationId, callId: call.id });
        return;
      }
      if (call.state === 'ended') this.conclude(call.endReason ?? 'failed');
      else if (call.caller.id === this.viewerId) {
        callStore.dispatch({ type: 'rings', callId: call.id });
        session.open(call.id);
      } else {
        callStore.dispatch({ type: 'crossed', callId: call.id });
        session.close();
        this.pickUp(call.id);
      }
    });
  }

  /** Ends the call of another device that kept one from beginning, and calls anew. */
  async callInstead(): Promise<void> {
    const state = callStore.get();
    if (state.phase !== 'ended' || state.inTheWay === null) return;
    await this.api.end(state.inTheWay).catch(() => undefined);
    this.start({ conversationId: state.conversationId, person: state.person });
  }

  /** Answers the call that rings here. */
  answer(): void {
    const state = callStore.get();
    if (state.phase !== 'incoming') return;
    callStore.dispatch({ type: 'answer' });
    this.pickUp(state.callId);
  }

  /** Declines the call that rings here. */
  decline(): void {
    const state = callStore.get();
    if (state.phase !== 'incoming') return;
    void this.api.decline(state).catch(() => undefined);
    this.conclude('declined');
  }

  /** Ends the call, however far it got. */
  end(outcome: CallOutcome = 'hungUp'): void {
    const state = callStore.get();
    if (isFree(state) || state.phase === 'idle' || state.phase === 'incoming') return;
    // One that is still asked for is ended when the answer comes.
    const hasFailed = outcome === 'failed' || outcome === 'lost';
    if ('callId' in state) void this.api.end(state, { hasFailed }).catch(() => undefined);
    this.conclude(outcome);
    if (state.phase === 'calling') void this.lookForCall();
  }

  /** Silences the microphone, or lets it be heard again. */
  mute(isMuted: boolean): void {
    callStore.dispatch({ type: 'mute', isMuted });
  }

  /** What the server tells of the viewer's calls. */
  handleSignal({ call, signal, isStale }: CallSignalsSubscription['callSignals']): void {
    if (signal) void this.session?.handleSignal(signal);
    if (call) this.hearCall(call);
    else if (isStale) this.forget();
    if (isStale) void this.catchUp();
  }

  private hearCall(call: CallFieldsFragment): void {
    const state = callStore.get();
    const isThis = 'callId' in state && state.callId === call.id;
    if (call.state === 'ended') {
      if (isThis) this.conclude(call.endReason ?? 'failed');
    } else if (isThis && call.state === 'ongoing') {
      if (call.device === tabId) this.hearAnswered();
      else this.conclude('elsewhere');
    } else if (call.state === 'ringing' && call.callee.id === this.viewerId) {
      callStore.dispatch({
        type: 'incoming',
        place: placeOf(call, this.viewerId),
        callId: call.id,
      });
    }
  }

  private hearAnswered(): void {
    if (callStore.get().phase === 'inCall') return;
    callStore.dispatch({ type: 'answered' });
    // The browsers may have found each other before the server said so.
    if (this.session?.isUp) callStore.dispatch({ type: 'lineUp', at: Date.now() });
    else this.session?.expectLine();
  }

  /** The server knows of no call any more: what rings here rings no longer. */
  private forget(): void {
    const { phase } = callStore.get();
    if (phase === 'inCall') this.conclude('hungUp');
    if (phase === 'incoming' || phase === 'ringing') this.conclude('missed');
  }

  private pickUp(callId: string): void {
    void this.attempt(async (session) => {
      const call = await this.api.missed();
      if (!this.isCurrent(session)) return;
      const offer = call?.signals.find(({ kind }) => kind === 'offer');
      if (!call || call.id !== callId || !offer?.sdp) {
        this.conclude('missed');
        return;
      }
      const { sdp } = offer;
      const answer = await session.begin((peer) => peer.answer(sdp));
      session.skip(offer.number);
      for (const signal of call.signals) await session.handleSignal(signal);
      const answered = await this.api.answer({ ...call, callId }, answer);
      if (!this.isCurrent(session)) return;
      session.open(callId);
      this.hearCall(answered);
    });
  }

  /** Runs what begins a call, with a new session; whatever goes wrong ends it with a reason. */
  private async attempt(run: (session: CallSession) => Promise<void>): Promise<void> {
    const state = callStore.get();
    if (state.phase === 'idle') return;
    const session = new CallSession(this.api, state, {
      onLine: (isUp) =>
        callStore.dispatch(isUp ? { type: 'lineUp', at: Date.now() } : { type: 'lineLost' }),
      onEnded: (outcome) => this.end(outcome),
      onCall: (call) => this.hearCall(call),
    });
    this.session = session;
    this.applyMute();
    try {
      await run(session);
    } catch (error) {
      if (!this.isCurrent(session)) return;
      if (error instanceof MicrophoneError) this.fail(error.outcome);
      else if (errorCode(error) === 'CONFLICT' && callStore.get().phase === 'answering')
        await this.hearTooLate(session);
      else this.fail('refused', readError(error, '').text);
    }
  }

  /** A call that could not begin: who is called by it is not kept waiting. */
  private fail(outcome: CallOutcome, note?: string): void {
    const state = callStore.get();
    if ('callId' in state) void this.api.end(state, { hasFailed: true }).catch(() => undefined);
    this.conclude(outcome, note);
    if (state.phase === 'calling') void this.lookForCall();
  }

  /** Another device was faster, or the call over before: it is not this one's to end. */
  private async hearTooLate(session: CallSession): Promise<void> {
    const call = await this.api.missed().catch(() => null);
    if (call && this.isCurrent(session)) this.hearCall(call);
    if (this.isCurrent(session)) this.conclude('missed');
  }

  /**
   * What came in while this page was calling was not shown: it rings now, if it still does. What
   * another device of theirs is in may have kept the call from beginning.
   */
  private async lookForCall(): Promise<void> {
    const call = await this.api.missed().catch(() => null);
    if (!call) return;
    this.hearCall(call);
    const { conversationId, id: callId } = call;
    callStore.dispatch({ type: 'inTheWay', call: { conversationId, callId } });
  }

  private isCurrent(session: CallSession): boolean {
    return this.session === session && !session.isClosed;
  }

  /** The microphone is always stopped, and the bar says how it went. */
  private conclude(outcome: CallOutcome, note?: string): void {
    this.session?.close();
    this.session = null;
    callStore.dispatch({ type: 'ended', outcome, at: Date.now(), ...(note && { note }) });
  }

  /** Asks for what came while the line to the server was away. */
  private async catchUp(): Promise<void> {
    const { session } = this;
    if (!session || callStore.get().phase === 'calling') return;
    const call = await this.api.missed().catch(() => null);
    for (const signal of call?.signals ?? []) await session.handleSignal(signal);
  }

  private leave(): void {
    const state = callStore.get();
    if (isFree(state) || state.phase === 'idle' || state.phase === 'incoming') return;
    const { conversationId } = state;
    const callId = 'callId' in state ? state.callId : null;
    // One that was not asked for yet is none; another device may be in one there.
    if (callId !== null || this.session?.isOffered)
      void this.api.end({ conversationId, callId }, { isLeaving: true }).catch(() => undefined);
    this.session?.close();
  }

  private onToken(): void {
    if (signedInId() !== this.viewerId) this.forgetAll();
  }

  /**
   * Nothing of the viewer's calls is left for who uses the page next: they end without a word. The
   * server ends a call with the session that it was made by.
   */
  private forgetAll(): void {
    this.conclude('hungUp');
    callStore.dispatch({ type: 'signedOut' });
  }

  /** A call that crossed another gets a new session: it is as muted as the bar says. */
  private applyMute(): void {
    const state = callStore.get();
    if ('isMuted' in state) this.session?.mute(state.isMuted);
  }

  private onState(): void {
    const state = callStore.get();
    this.applyMute();
    this.ringing.follow(state);
    openCall.note(this.viewerId, state);
    dismissWhenTold(state);
  }
}

let engine: CallEngine | null = null;

/** The engine of this page: one for each person who uses it. */
export function callEngine(client: ApolloClient, viewerId: string): CallEngine {
  if (engine?.viewerId === viewerId) return engine;
  engine?.dispose();
  engine = new CallEngine(client, viewerId);
  return engine;
}
