import type { App } from '../../core/context.ts';

/** What may concern somebody, and what its subject is. */
export const happeningKinds = [
  'questionAsked', 'questionAnswered', 'questionVoted', 'answerVoted', 'postLiked',
  'gratitudeSent', 'gratitudeUpvoted', 'endorsementSent', 'endorsementAccepted', 'connectionAsked', 'connectionAccepted',
] as const;
export type HappeningKind = (typeof happeningKinds)[number];

/**
 * The part of a statement that notes a happening beside the rows that make it true:
 * `told as (${happened('questionAsked', 'q.id', 'q.user_id', 'q.created_at')} from q)`.
 * The arguments are SQL expressions over what follows `from`.
 */
export const happened = (kind: HappeningKind, subjectId: string, actorId: string, at: string): string =>
  `insert into happenings (kind, subject_id, actor_id, created_at) select '${kind}', ${subjectId}, ${actorId}, ${at}`;

/** Told after a commit that noted happenings: somebody tells those concerned. */
export const happeningsTopic = 'happenings';

/** Wakes the teller, for statements outside a unit of work; inside one: `work.publish(happeningsTopic, {})`. */
export const wakeTeller = (app: App): void => { app.events.publish(happeningsTopic, {}); };

/** Told after a commit that ended a connection request: `{ requestId, status }`, with 'accepted', 'rejected' or 'canceled'. What was told of the request changes with it. */
export const connectionAnsweredTopic = 'connection.answered';
