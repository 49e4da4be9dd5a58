import type { Feature } from '../../core/feature.ts';
import { DomainEventEntity } from './domain-event.entity.ts';

/**
 * The transactional outbox: what happened, noted with the change that made it true, until it is
 * dispatched.
 */
export const outbox: Feature = { name: 'outbox', entities: [DomainEventEntity] };

export { DomainEventEntity } from './domain-event.entity.ts';
export {
  type DomainEventKind,
  domainEventKinds,
  domainEventsTopic,
  noteDomainEvent,
  type RevisionKind,
  revisionKinds,
  wakeDispatcher,
  wakeDispatcherForMessages,
} from './domain-events.ts';
export {
  domainEvent,
  type DomainEventFacts,
  domainEventsWith,
  insertDomainEvents,
} from './outbox.sql.ts';
export {
  batchSize,
  countFailure,
  deleteEvents,
  takeEvent,
  takeFailedEvents,
  takeNewEvents,
  type WaitingEvent,
} from './waiting-events.ts';
