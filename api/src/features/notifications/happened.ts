import type { App } from '../../core/context.ts';

/** What may concern somebody, and what its subject is. */
export const happeningKinds = [
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
] as const;
export type HappeningKind = (typeof happeningKinds)[number];

/**
 * What changes something that was told, and is told of to nobody itself. Of an endorsement or thanks (accepted,
 * declined, deleted, hidden, shown again) the actor is who wrote it and the subject whose it is; of a connection the
 * subject is the request.
 */
export const settlingKinds = [
  'endorsementSettled',
  'gratitudeSettled',
  'connectionReopened',
  'connectionParted',
] as const;
export type SettlingKind = (typeof settlingKinds)[number];

/**
 * The part of a statement that notes a happening beside the rows that make it true:
 * `told as (${happened('questionAsked', 'q.id', 'q.user_id', 'q.created_at')} from q)`.
 * The arguments are SQL expressions over what follows `from`. A like or vote that is taken back is noted like one that is given: the tables say which.
 */
export const happened = (
  kind: HappeningKind | SettlingKind,
  subjectId: string,
  actorId: string,
  at: string,
): string =>
  `insert into happenings (kind, subject_id, actor_id, created_at) select '${kind}', ${subjectId}, ${actorId}, ${at}`;

/** Told after a commit that noted happenings: somebody tells those concerned. */
export const happeningsTopic = 'happenings';

/** Wakes the teller, for statements outside a unit of work; inside one: `work.publish(happeningsTopic, {})`. */
export const wakeTeller = (app: App): void => {
  app.events.publish(happeningsTopic, {});
};

/** Told after a commit that ended a connection request: `{ requestId, status }`, with 'accepted', 'rejected' or 'canceled'. What was told of the request changes with it. */
export const connectionAnsweredTopic = 'connection.answered';
