import type { CallOutcome } from '@schema/rules/calls/calls-texts';

/** The other one of a call, as far as the bar shows them. */
export type CallPerson = { id: string; fullName: string; profilePic: string | null };

/** Whom a call is with, and where. */
export type CallPlace = { conversationId: string; person: CallPerson };

/** A call, by its ids. */
type WhichCall = { conversationId: string; callId: string };

type About = CallPlace & {
  /** The viewer called. */
  isOwn: boolean;
};
/**
 * A call of this page that is not over and rings no more here: it has a microphone, or will have
 * one.
 */
type Live = About & { isMuted: boolean };

/**
 * Where the call of this page stands.
 *
 * - `calling`: the microphone is opened and the server asked; it does not ring yet
 * - `ringing`: at the other one
 * - `incoming`: here
 * - `answering`: the microphone is opened, the answer on its way
 * - `inCall`: `since` when the two first heard each other; null before
 */
export type CallState =
  | { phase: 'idle' }
  | (Live & { phase: 'calling' })
  | (About & { phase: 'incoming'; callId: string })
  | (Live & { phase: 'ringing' | 'answering'; callId: string })
  | (Live & { phase: 'inCall'; callId: string; since: number | null; isLineUp: boolean })
  | (About & {
      phase: 'ended';
      outcome: CallOutcome;
      /** What the server said. */
      note: string | null;
      /** How long the two talked; null when they did not. */
      seconds: number | null;
      /** The call of another device of theirs that kept this one from beginning. */
      inTheWay: WhichCall | null;
    });

export type CallEvent =
  | { type: 'start'; place: CallPlace }
  | { type: 'rings'; callId: string }
  | { type: 'incoming'; place: CallPlace; callId: string }
  | { type: 'answer' }
  /** Both called at once: the other one's call is answered. */
  | { type: 'crossed'; callId: string }
  | { type: 'answered' }
  | { type: 'lineUp'; at: number }
  | { type: 'lineLost' }
  | { type: 'mute'; isMuted: boolean }
  | { type: 'ended'; outcome: CallOutcome; at: number; note?: string }
  /** Why the server refused a call: the viewer is in one on another device. */
  | { type: 'inTheWay'; call: WhichCall }
  /** A call of the page that was loaded before this one. */
  | { type: 'reloaded'; place: CallPlace; isOwn: boolean }
  | { type: 'dismiss' }
  /** Whose call it was has left. */
  | { type: 'signedOut' };

export const idle: CallState = { phase: 'idle' };

/** Whether a new call may begin: none is under way. */
export const isFree = ({ phase }: CallState): boolean => phase === 'idle' || phase === 'ended';

const about = ({ conversationId, person, isOwn }: About): About => ({
  conversationId,
  person,
  isOwn,
});
/** Who is muted stays so, whatever becomes of the call. */
const live = (state: Live): Live => ({ ...about(state), isMuted: state.isMuted });

function end(state: CallState, event: Extract<CallEvent, { type: 'ended' }>): CallState {
  if (isFree(state) || state.phase === 'idle') return state;
  const { outcome, at, note = null } = event;
  const since = state.phase === 'inCall' ? state.since : null;
  const seconds = since === null ? null : Math.max(0, Math.round((at - since) / 1000));
  // What broke off was no failure to start.
  const shownOutcome = outcome === 'failed' && seconds !== null ? 'lost' : outcome;
  return { ...about(state), phase: 'ended', outcome: shownOutcome, note, seconds, inTheWay: null };
}

function inCall(state: Extract<CallState, { phase: 'inCall' }>, event: CallEvent): CallState {
  if (event.type === 'lineUp') return { ...state, isLineUp: true, since: state.since ?? event.at };
  return event.type === 'lineLost' ? { ...state, isLineUp: false } : state;
}

/** What an event makes of the call; an event that does not fit the phase changes nothing. */
export function nextState(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'start':
      return isFree(state)
        ? { ...event.place, phase: 'calling', isOwn: true, isMuted: false }
        : state;
    case 'incoming':
      return isFree(state)
        ? { ...event.place, phase: 'incoming', isOwn: false, callId: event.callId }
        : state;
    case 'reloaded':
      return isFree(state)
        ? {
            ...event.place,
            isOwn: event.isOwn,
            phase: 'ended',
            outcome: 'reloaded',
            note: null,
            seconds: null,
            inTheWay: null,
          }
        : state;
    case 'rings':
      return state.phase === 'calling'
        ? { ...live(state), phase: 'ringing', callId: event.callId }
        : state;
    case 'crossed':
      return state.phase === 'calling'
        ? { ...live(state), phase: 'answering', callId: event.callId, isOwn: false }
        : state;
    case 'answer':
      return state.phase === 'incoming' ? { ...state, phase: 'answering', isMuted: false } : state;
    case 'answered':
      return state.phase === 'ringing' || state.phase === 'answering'
        ? {
            ...live(state),
            phase: 'inCall',
            callId: state.callId,
            since: null,
            isLineUp: false,
          }
        : state;
    case 'lineUp':
    case 'lineLost':
      return state.phase === 'inCall' ? inCall(state, event) : state;
    case 'mute':
      return 'isMuted' in state ? { ...state, isMuted: event.isMuted } : state;
    case 'ended':
      return end(state, event);
    case 'inTheWay':
      return state.phase === 'ended' && state.outcome === 'refused'
        ? { ...state, inTheWay: event.call }
        : state;
    case 'dismiss':
      return state.phase === 'ended' ? idle : state;
    case 'signedOut':
      return state.phase === 'idle' ? state : idle;
  }
}
