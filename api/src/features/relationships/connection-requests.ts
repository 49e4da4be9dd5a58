/**
 * Published after a commit that closed a connection request: `{ requestId, status }`, with
 * 'accepted', 'rejected' or 'canceled'. The notification of the request changes with it.
 */
export const connectionRequestClosedTopic = 'connection.answered';
