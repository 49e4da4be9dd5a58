import { type EventPayload, topicNamed } from '../../core/live/events.ts';

/** A connection request was closed. */
interface ClosedRequest extends EventPayload {
  requestId: string;
  status: 'accepted' | 'rejected' | 'canceled';
}

/**
 * Published by connections and blocks, after a commit that closed a connection request. The
 * dispatcher of notifications wakes: that of the request changes with it.
 */
export const connectionRequestClosedTopic = topicNamed<ClosedRequest>('connectionRequest:closed');
