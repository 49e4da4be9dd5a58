import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../core/context.ts';
import { timeBefore } from '../../core/sql/index.ts';
import { DomainEventEntity } from './domain-event.entity.ts';
import type { AnyKind } from './domain-event-kinds.ts';
import { messageSeconds } from './domain-events.ts';
import { outboxSql } from './outbox.sql.ts';

/** Events that are dispatched in one transaction. */
export const batchSize = 500;
/** Failed events that one run tries again. */
const maxFailedEvents = 100;
/** An event that fails so often is dropped: it must not hold up the others. */
const maxDispatchTries = 5;

export interface WaitingEvent {
  id: string;
  kind: AnyKind;
  /** How often it had failed when it was read. */
  tries: number;
}

/**
 * Events in the order of writing. What another instance is dispatching is left out, not waited for.
 */
const lockedEvents = outboxSql.db
  .selectFrom('domain_events')
  .select(['id', 'kind', 'tries'])
  .orderBy('id')
  .forUpdate()
  .skipLocked();

const newEvents = outboxSql.statement('newEvents', { now: 'timestamptz' }, (_db, { now }) =>
  lockedEvents
    .where('tries', '=', 0)
    .where((eb) =>
      eb.or([
        eb('kind', '<>', 'messageSent'),
        eb('created_at', '<=', timeBefore(now, `${messageSeconds} seconds`)),
      ]),
    )
    .limit(batchSize),
);
const failedEvents = outboxSql.statement('failedEvents', {}, () =>
  lockedEvents.where('tries', '>', 0).limit(maxFailedEvents),
);
const oneEvent = outboxSql.statement('oneEvent', { id: 'int8' }, (_db, { id }) =>
  lockedEvents.where('id', '=', id.$castTo<string>()),
);

/**
 * Locks up to `batchSize` events that were not tried yet, the oldest first; messages once they have
 * waited.
 */
export const lockNewEvents = (work: Work, now: Date): Promise<WaitingEvent[]> =>
  work.query(newEvents, { now });
/** Locks up to a hundred events that failed before. */
export const lockFailedEvents = (work: Work): Promise<WaitingEvent[]> =>
  work.query(failedEvents, {});
/** Locks one event; empty when it was dispatched meanwhile, or is being so. */
export const lockEvent = (work: Work, id: string): Promise<WaitingEvent[]> =>
  work.query(oneEvent, { id });

/** Deletes events that were dispatched, in the same transaction. */
export async function deleteEvents(work: Work, events: readonly WaitingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await work.em.nativeDelete(DomainEventEntity, { id: { $in: events.map(({ id }) => id) } });
}

/**
 * Counts that an event failed, and drops it at the fifth time. Several who tried it at once count
 * one failure: a moment's trouble on many instances drops nothing. @returns whether it was dropped
 */
export async function countFailure(
  work: Work,
  { id, tries }: Pick<WaitingEvent, 'id' | 'tries'>,
): Promise<boolean> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const event = await work.em.findOne(DomainEventEntity, { id }, { lockMode });
  if (event?.tries !== tries) return false;
  event.tries += 1;
  if (event.tries < maxDispatchTries) return false;
  work.em.remove(event);
  return true;
}
