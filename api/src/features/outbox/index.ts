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
  eventColumns,
  type RevisionKind,
  revisionKinds,
} from './domain-event-kinds.ts';
export {
  domainEventsTopic,
  noteDomainEvent,
  wakeDispatcher,
  wakeDispatcherForMessages,
} from './domain-events.ts';
export {
  type DomainEventFacts,
  domainEvent,
  domainEventsWith,
  insertDomainEvents,
} from './outbox.sql.ts';
export {
  batchSize,
  countFailure,
  deleteEvents,
  lockEvent,
  lockFailedEvents,
  lockNewEvents,
  type WaitingEvent,
} from './waiting-events.ts';
