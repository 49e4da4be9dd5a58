import type { App, Work } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { DomainEventEntity } from './domain-event.entity.ts';

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

/**
 * What changes earlier notifications and makes no new one. An endorsement or gratitude was
 * accepted, declined, deleted, hidden or shown again: its actor is who wrote it, its subject the
 * person whom it is for. A connection was asked for again or ended: its subject is the request. A
 * question was deleted from its subject, a post, and an answer from its subject, a question, by who
 * wrote it. `jobDeleted`: its subject was an opening. `conversationRead`: its subject is a
 * conversation that its actor has read, or whose request they answered. `subjectDeleted`: its
 * subject is gone, and its actor is the person who was told of it as its author; what others were
 * told of their words on a deleted post goes too. `decisionUndone`: its subject is a case that waits
 * again, or whose decision was undone at once; its actor reported it.
 */
export const revisionKinds = [
  'endorsementChanged',
  'gratitudeChanged',
  'questionDeleted',
  'answerDeleted',
  'subjectDeleted',
  'connectionReopened',
  'connectionParted',
  'jobDeleted',
  'conversationRead',
  'decisionUndone',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/**
 * Notes in a unit of work that something happened, to be dispatched after its commit.
 * @param event what it concerns (a question, gratitude, request …) and who did it
 */
export function noteDomainEvent(
  work: Work,
  kind: DomainEventKind | RevisionKind,
  event: { subjectId: string; actorId: string; at: Date },
): void {
  work.em.create(DomainEventEntity, {
    kind,
    subjectId: event.subjectId,
    actor: work.em.getReference(User, event.actorId),
    createdAt: event.at,
  });
  work.publish(domainEventsTopic, {});
}

/** Published after a commit that noted domain events: there is something to dispatch. */
export const domainEventsTopic = 'domainEvents';

/**
 * Wakes the dispatcher, for hot statements outside a unit of work; inside one, `noteDomainEvent`
 * does.
 */
export const wakeDispatcher = (app: App): void => {
  app.events.publish(domainEventsTopic, {});
};

/** A message waits so long, so that nobody is notified of what they have on screen. */
export const messageSeconds = 2;

/** Wakes the dispatcher once messages that were just sent have waited. */
export function wakeDispatcherForMessages(app: App): void {
  const wake = (): void => {
    wakeDispatcher(app);
  };
  setTimeout(wake, messageSeconds * 1000 + 50).unref();
}
