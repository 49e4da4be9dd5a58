/**
 * What may concern somebody, and what each says: the thing that it is about, then a person, both by
 * their ids. The columns `subject_id` and `actor_id` hold them.
 */
const happenings = {
  questionAsked: ['questionId', 'askerId'],
  questionAnswered: ['answerId', 'answererId'],
  questionVoted: ['questionId', 'voterId'],
  answerVoted: ['answerId', 'voterId'],
  answerAccepted: ['answerId', 'accepterId'],
  postLiked: ['postId', 'likerId'],
  gratitudeSent: ['gratitudeId', 'authorId'],
  gratitudeUpvoted: ['gratitudeId', 'voterId'],
  endorsementSent: ['endorsementId', 'authorId'],
  endorsementAccepted: ['endorsementId', 'menteeId'],
  connectionAsked: ['requestId', 'askerId'],
  connectionAccepted: ['requestId', 'accepterId'],
  jobPosted: ['jobId', 'posterId'],
  // The same experience or opening, to those who follow its company.
  companyTold: ['postId', 'authorId'],
  companyHires: ['jobId', 'posterId'],
  // Found by a saved search of somebody else.
  personFits: ['searchId', 'personId'],
  messageSent: ['messageId', 'senderId'],
  chatRequested: ['conversationId', 'askerId'],
  chatAccepted: ['conversationId', 'accepterId'],
  chatRequestEnded: ['conversationId', 'askedId'],
  // The message that says so.
  callMissed: ['messageId', 'callerId'],
  // Said by the college, as those below: the person is whom it tells.
  contentRemoved: ['removalId', 'authorId'],
  contentRestored: ['removalId', 'authorId'],
  reportDecided: ['caseId', 'recipientId'],
  appealDecided: ['caseId', 'recipientId'],
  personWarned: ['sanctionId', 'personId'],
  personMuted: ['sanctionId', 'personId'],
  factsCorrected: ['personId', 'personId'],
  graduated: ['personId', 'personId'],
  announced: ['announcementId', 'recipientId'],
  healthTurned: ['healthStateId', 'recipientId'],
} as const;
export type DomainEventKind = keyof typeof happenings;
export const domainEventKinds = Object.keys(happenings) as DomainEventKind[];

/** What changes earlier notifications and makes no new one, likewise. */
const revisions = {
  // Accepted, declined or deleted.
  endorsementChanged: ['menteeId', 'authorId'],
  // Deleted, hidden or shown again.
  gratitudeChanged: ['profileId', 'authorId'],
  questionDeleted: ['postId', 'authorId'],
  answerDeleted: ['questionId', 'authorId'],
  // Its author was notified of it; others were notified of their words on it.
  subjectDeleted: ['subjectId', 'authorId'],
  // Asked for again.
  connectionReopened: ['requestId', 'reopenedById'],
  connectionParted: ['requestId', 'partedById'],
  jobDeleted: ['jobId', 'posterId'],
  // Who needs no notice of the conversation any more: they read it, its request was answered or
  // ran out, or was asked anew.
  conversationRead: ['conversationId', 'readerId'],
  // The case waits again, or its decision was undone at once.
  decisionUndone: ['caseId', 'reporterId'],
  // It rings, was answered or is over: devices of who is called ring by it or not.
  callChanged: ['callId', 'callerId'],
} as const;
export type RevisionKind = keyof typeof revisions;
export const revisionKinds = Object.keys(revisions) as RevisionKind[];

/** The fields of each kind of domain event: its thing and its person. */
export const domainEventFields = { ...happenings, ...revisions };
type Fields = typeof domainEventFields;
export type AnyKind = keyof Fields;

/** What an event of a kind says, each a `Value`. */
export type DomainEvent<Kind extends AnyKind, Value = string> = {
  [Field in Fields[Kind][number]]: Value;
};

/** The columns that hold the fields of a kind, of `events` as `event`. */
type EventColumns<Kind extends AnyKind> = {
  [Field in Fields[Kind][number]]: Field extends Fields[Kind][0]
    ? 'event.subject_id'
    : 'event.actor_id';
};

/**
 * The columns of a kind of domain event by the names of its fields, in statements that call its
 * rows `event`: `eventColumns('postLiked').likerId`.
 */
export function eventColumns<Kind extends AnyKind>(kind: Kind): EventColumns<Kind> {
  const [subject, person] = domainEventFields[kind];
  return { [person]: 'event.actor_id', [subject]: 'event.subject_id' } as EventColumns<Kind>;
}
