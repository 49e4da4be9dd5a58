import { type AliasableExpression, type Expression, sql } from 'kysely';
import { concat } from '../../../core/sql/index.ts';
import type { DomainEventFacts, DomainEventKind } from '../../outbox/index.ts';
import { pairs } from '../../relationships/index.ts';
import { notificationsSql } from '../notifications.sql.ts';

/**
 * A notification that a domain event may lead to: whom it is for, who did it, and in which group it
 * stands.
 */
export interface Candidate {
  actor_id: string;
  at: Date;
  user_id: string;
  /** Unique for the person: later events of the group join the notification. */
  group_key: string;
  /** What the words name besides people: a company, a name, the id of a request. */
  subject: string;
  /** A path of the web app. */
  link: string;
}

/** The domain events of one run, which the statements of the dispatcher begin with. */
export const events = notificationsSql.db
  .$extendTables<{ events: DomainEventFacts }>()
  .selectFrom('events as event');

/** Who did something, and when: the rules join what it was done to. */
export const acts = events.select(['event.actor_id', 'event.created_at as at']);

/** `postLiked:<post>`. Without a subject the person has one group of the kind. */
export const groupKey = (kind: DomainEventKind, subjectId?: Expression<string>) =>
  subjectId ? concat(`${kind}:`, subjectId) : sql.lit<string>(kind);

/** The id of what a group is about, as text; empty where the person has one group of the kind. */
export const aboutId = (key: Expression<string>) =>
  notificationsSql.eb.fn<string>('split_part', [key, sql.lit(':'), sql.lit(2)]);

/** What a rule selects for its candidates. */
export const candidate = (of: {
  recipient: AliasableExpression<string>;
  group: AliasableExpression<string>;
  subject?: AliasableExpression<string>;
  link: AliasableExpression<string>;
}) =>
  [
    of.recipient.as('user_id'),
    of.group.as('group_key'),
    (of.subject ?? sql.lit('')).as('subject'),
    of.link.as('link'),
  ] as const;

/** Who did something to what, once each: for what can be taken back and done again. */
export const distinctActs = notificationsSql.db.selectFrom(
  events.distinct().select(['event.subject_id', 'event.actor_id']).as('event'),
);

/** Pairs of people and their last request: `asked_id` is who was asked. */
export const connectionRequests = notificationsSql.db
  .selectFrom(pairs.as('pair'))
  .select(['pair.low_id', 'pair.high_id', 'pair.status', 'pair.request_id', 'pair.asked_by_id'])
  .select((eb) =>
    eb
      .case()
      .when('pair.asked_by_id', '=', eb.ref('pair.low_id'))
      .then(eb.ref('pair.high_id'))
      .else(eb.ref('pair.low_id'))
      .end()
      .as('asked_id'),
  );
