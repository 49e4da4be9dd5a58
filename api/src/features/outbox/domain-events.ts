import type { App, Work } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { DomainEventEntity } from './domain-event.entity.ts';
import type { DomainEventKind, RevisionKind } from './domain-event-kinds.ts';

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
