/**
 * Published by connections and blocks, after a commit that closed a connection request:
 * `{ requestId, status }`, with 'accepted', 'rejected' or 'canceled'. The dispatcher of
 * notifications wakes: that of the request changes with it.
 */
export const connectionRequestClosedTopic = 'connectionRequest:closed';
