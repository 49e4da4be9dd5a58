import { type Expression, expressionBuilder } from 'kysely';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import type { PairEntity } from './pair.entity.ts';

type RelationshipTables = Tables<typeof PairEntity>;
/** The id of a person, or null for a visitor, who stands in no relationship. */
type PersonId = Expression<string | null>;

const relationshipsSql = roomSql<RelationshipTables>('relationships');

const columns = [
  'id',
  'low_id',
  'high_id',
  'status',
  'asked_by_id',
  'request_id',
  'asked_at',
  'connected_at',
  'locked_until',
  'blocked_by_low_at',
  'blocked_by_high_at',
] as const;

/** All pairs, to be joined as `pair` by `isPairOf`. */
export const pairs = relationshipsSql.shareQuery(
  relationshipsSql.db.selectFrom('connections').select(columns),
);

/** For conditions on the row `pair` of a statement. */
const pair = expressionBuilder<{ pair: RelationshipTables['connections'] }, 'pair'>();

/**
 * Whether `pair` is the row of two people, whichever is named first: the lesser id stands in
 * `low_id`.
 */
export const isPairOf = (a: PersonId, b: PersonId) =>
  truth(
    pair.and([
      pair('pair.low_id', '=', pair.fn<string>('least', [a, b])),
      pair('pair.high_id', '=', pair.fn<string>('greatest', [a, b])),
    ]),
  );

/** Whether one of the two of `pair` has blocked the other. */
export const isBlockedPair = truth(
  pair(pair.fn.coalesce('pair.blocked_by_low_at', 'pair.blocked_by_high_at'), 'is not', null),
);

/** Since when this person blocks the other one of `pair`; null when they do not. */
export const blockedByAt = (personId: PersonId) =>
  pair
    .case()
    .when('pair.low_id', '=', personId)
    .then(pair.ref('pair.blocked_by_low_at'))
    .else(pair.ref('pair.blocked_by_high_at'))
    .end();

const pairOf = (a: PersonId, b: PersonId) =>
  relationshipsSql.db.selectFrom('connections as pair').where(isPairOf(a, b));

/** Whether two people are connected. */
export const isConnected = (a: PersonId, b: PersonId) =>
  relationshipsSql.share(
    truth(relationshipsSql.eb.exists(pairOf(a, b).where('pair.status', '=', 'connected'))),
  );

/**
 * Whether one of two people has blocked the other: nothing passes between them, and neither finds
 * the other.
 */
export const isBlocked = (a: PersonId, b: PersonId) =>
  relationshipsSql.share(truth(relationshipsSql.eb.exists(pairOf(a, b).where(isBlockedPair))));

/** Whether one person has blocked another: known to that person alone. */
export const isBlockedBy = (blockerId: PersonId, personId: PersonId) =>
  relationshipsSql.share(
    truth(
      relationshipsSql.eb.exists(
        pairOf(blockerId, personId).where(blockedByAt(blockerId), 'is not', null),
      ),
    ),
  );

/**
 * The pairs of a person that stand so, each with the other one as `other_id`. Two reads of an
 * index: a person is the lesser id in some of them and the greater in others.
 */
export const pairsOf = (
  personId: Expression<string>,
  ...statuses: readonly ('pending' | 'connected')[]
) => {
  const standing = relationshipsSql.db
    .selectFrom('connections')
    .select(columns)
    .where('status', 'in', statuses);
  return relationshipsSql.shareQuery(
    standing
      .where('low_id', '=', personId)
      .select('high_id as other_id')
      .unionAll(standing.where('high_id', '=', personId).select('low_id as other_id')),
  );
};

/** Whom a person blocks, as `other_id`, and since when. */
export const peopleBlockedBy = (personId: Expression<string>) => {
  const all = relationshipsSql.db.selectFrom('connections');
  return relationshipsSql.shareQuery(
    all
      .where('low_id', '=', personId)
      .where('blocked_by_low_at', 'is not', null)
      .select(['high_id as other_id', 'blocked_by_low_at as blocked_at'])
      .unionAll(
        all
          .where('high_id', '=', personId)
          .where('blocked_by_high_at', 'is not', null)
          .select(['low_id as other_id', 'blocked_by_high_at as blocked_at']),
      ),
  );
};
