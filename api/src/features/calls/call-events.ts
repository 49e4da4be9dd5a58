import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import type { CallEntity, CallSignalEntity } from './call.entity.ts';

/** What is told of a call: that it changed, or that a signal came. */
export interface CallEvent extends EventPayload {
  kind: 'subscribed' | 'call' | 'offer' | 'answer' | 'candidate';
  callId: string;
  /** Empty when the call itself changed. */
  signalId: string;
}

/** The calls of a person, on all of their devices: `CallEvent`. */
export const callsTopic = topicOf<CallEvent>('calls');

/**
 * Tells both that a call rings, was answered, or is over; and devices of who is called whose tabs
 * are closed.
 */
export function publishCall(work: Work, call: CallEntity): void {
  const { id, callerId, calleeId } = call;
  const event: CallEvent = { kind: 'call', callId: id, signalId: '' };
  for (const userId of [callerId, calleeId]) work.publish(callsTopic(userId), event);
  const at = call.endedAt ?? call.answeredAt ?? call.startedAt;
  noteDomainEvent(work, 'callChanged', { callId: id, callerId, at });
}

/** Tells the other one of a signal. */
export function publishSignal(work: Work, call: CallEntity, signal: CallSignalEntity): void {
  const event: CallEvent = { kind: signal.kind, callId: call.id, signalId: signal.id };
  const receiverId = signal.userId === call.callerId ? call.calleeId : call.callerId;
  work.publish(callsTopic(receiverId), event);
}

/** Tells a person to ask anew which call they are in. */
export function publishStale(work: Work, userId: string): void {
  const event: CallEvent = { kind: 'subscribed', callId: '', signalId: '' };
  work.publish(callsTopic(userId), event);
}
