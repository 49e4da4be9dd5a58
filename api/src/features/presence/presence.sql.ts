import { type Expression, sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { showsOnline } from '../settings/index.ts';
import type { PresenceEntity } from './presence.entity.ts';

/** Statements over the tables of this room. */
export const presenceSql = roomSql<Tables<typeof PresenceEntity>>('presence');

/**
 * When somebody was last there; null for who never was. For statements of any room that may know
 * it.
 */
export const lastSeenOf = (userId: Expression<string>) =>
  presenceSql.share(
    presenceSql.db
      .selectFrom('presences as seen')
      .where('seen.user_id', '=', userId)
      .select('seen.last_seen_at')
      .$asScalar(),
  );

/** A row for somebody who shows whether they are there; none for all others. */
export const shownPresence = presenceSql.statement(
  'shownPresence',
  { userId: 'uuid' },
  (db, { userId }) =>
    db
      .selectFrom(sql<{ id: string }>`(select ${userId} as id)`.as<'shown'>(sql`shown`))
      .where(showsOnline(userId))
      .select('shown.id'),
);

/** Those of these people whom a block keeps apart from the viewer. */
export const peopleApart = presenceSql.statement(
  'peopleApart',
  { viewerId: 'uuid', ids: 'uuid[]' },
  (db, { viewerId, ids }) =>
    db
      .selectFrom(sql<{ id: string }>`unnest(${ids})`.as<'other'>(sql`other(id)`))
      .where((eb) => isBlocked(eb.ref('other.id'), viewerId))
      .select('other.id'),
);

/**
 * Those of these people whose presence the viewer may see, and when they were last there: both show
 * theirs, and neither blocks the other.
 */
export const visiblePresences = presenceSql.statement(
  'presences',
  { viewerId: 'uuid', ids: 'uuid[]' },
  (db, { viewerId, ids }) =>
    db
      .selectFrom(sql<{ id: string }>`unnest(${ids})`.as<'other'>(sql`other(id)`))
      .where(showsOnline(viewerId))
      .where((eb) => showsOnline(eb.ref('other.id')))
      .where((eb) => eb.not(isBlocked(eb.ref('other.id'), viewerId)))
      .select((eb) => ['other.id', lastSeenOf(eb.ref('other.id')).as('lastSeenAt')]),
);
