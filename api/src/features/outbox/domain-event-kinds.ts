/** What may concern somebody, named after its subject: the question, the post, the request … */
export const domainEventKinds = [
  'questionAsked',
  'questionAnswered',
  'questionVoted',
  'answerVoted',
  'postLiked',
  'gratitudeSent',
  'gratitudeUpvoted',
  'endorsementSent',
  'endorsementAccepted',
  'connectionAsked',
  'connectionAccepted',
  'jobPosted',
  'messageSent',
  'chatRequested',
  'chatAccepted',
  'chatRequestEnded',
  'callMissed',
  'contentRemoved',
  'contentRestored',
  'reportDecided',
  'appealDecided',
  // Said by the college: the actor is the person whom it is about.
  'personWarned',
  'personMuted',
  'factsCorrected',
  'graduated',
] as const;
export type DomainEventKind = (typeof domainEventKinds)[number];

/** What changes earlier notifications and makes no new one. */
export const revisionKinds = [
  // Accepted, declined or deleted: its actor wrote it, its subject is the person whom it is for.
  'endorsementChanged',
  // Deleted, hidden or shown again, likewise.
  'gratitudeChanged',
  // Deleted from its subject, a post, by who wrote it.
  'questionDeleted',
  // Deleted from its subject, a question, by who wrote it.
  'answerDeleted',
  // Its subject is gone. Its actor is the author, who was notified of it; others were notified of
  // their words on it.
  'subjectDeleted',
  // Its subject is the request: asked for again.
  'connectionReopened',
  // Its subject is the request: the connection has ended.
  'connectionParted',
  // Its subject was an opening.
  'jobDeleted',
  // Its actor needs no notice of the conversation any more: they read it, its request was answered
  // or ran out, or was asked anew.
  'conversationRead',
  // Its subject is a case that waits again, or whose decision was undone at once; its actor
  // reported it.
  'decisionUndone',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];
