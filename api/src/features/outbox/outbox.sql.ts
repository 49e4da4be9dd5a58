import {
  type AliasableExpression,
  type Expression,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
} from 'kysely';
import { anyOf, roomSql, type Tables } from '../../core/sql/index.ts';
import type { DomainEventEntity } from './domain-event.entity.ts';
import { type AnyKind, type DomainEvent, domainEventFields } from './domain-event-kinds.ts';

type OutboxTables = Tables<typeof DomainEventEntity>;

export const outboxSql = roomSql<OutboxTables>('outbox');

const nobody = sql<string>`null::uuid`;

/** What a hot statement selects for each event it notes, for `insertDomainEvents`. */
export function domainEvent<Kind extends AnyKind>(
  kind: Kind,
  event: DomainEvent<Kind, AliasableExpression<string>> & { at: AliasableExpression<Date> },
) {
  const [subject, person] = domainEventFields[kind];
  const ids = event as Readonly<Record<string, AliasableExpression<string>>>;
  return [
    sql.lit<AnyKind>(kind).as('kind'),
    (ids[subject] ?? nobody).as('subject_id'),
    (ids[person] ?? nobody).as('actor_id'),
    event.at.as('created_at'),
  ] as const;
}

/**
 * The part of a hot statement that notes domain events beside the rows that make them true:
 * `.with('noted', (db) => insertDomainEvents(db.selectFrom('liked').select(() =>
 * domainEvent('postLiked', …))))`. A like that is taken back is noted like one that is given: the
 * tables say which.
 */
export const insertDomainEvents = (
  events: Expression<unknown>,
): InsertQueryBuilder<OutboxTables, 'domain_events', InsertResult> =>
  outboxSql.shareQuery(
    outboxSql.db
      .insertInto('domain_events')
      .columns(['kind', 'subject_id', 'actor_id', 'created_at'])
      .expression(events),
  );

/** What happened: its subject, who did it and when. */
export type DomainEventFacts = Pick<
  OutboxTables['domain_events'],
  'subject_id' | 'actor_id' | 'created_at'
>;

/** The domain events with these ids, for the statements that make notifications of them. */
export const domainEventsWith = (ids: Expression<readonly string[]>) =>
  outboxSql.shareQuery(
    outboxSql.db
      .selectFrom('domain_events')
      .where('id', '=', anyOf(ids))
      .select(['subject_id', 'actor_id', 'created_at']),
  );
