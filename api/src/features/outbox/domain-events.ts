import type { App, Work } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { User } from '../identity/index.ts';
import { DomainEventEntity } from './domain-event.entity.ts';
import { type AnyKind, type DomainEvent, domainEventFields } from './domain-event-kinds.ts';

/**
 * Notes in a unit of work that something happened, to be dispatched after its commit.
 * @param event what it is about and who it is of, by the names of its kind
 */
export function noteDomainEvent<Kind extends AnyKind>(
  work: Work,
  kind: Kind,
  event: DomainEvent<Kind> & { at: Date },
): void {
  const ids: Readonly<Record<string, string | Date>> = event;
  const [subject, person] = domainEventFields[kind];
  work.em.create(DomainEventEntity, {
    kind,
    subjectId: String(ids[subject]),
    actor: work.em.getReference(User, String(ids[person])),
    createdAt: event.at,
  });
  work.publish(domainEventsTopic, {});
}

/** Published after a commit that noted domain events: there is something to dispatch. */
export const domainEventsTopic = topicNamed<Record<string, never>>('domainEvents');

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
