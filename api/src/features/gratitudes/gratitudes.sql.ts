import { type Expression, sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { people, personColumns, personOf, type PersonRow } from '../identity/index.ts';
import type { GratitudeEntity, GratitudeUpvoteEntity } from './gratitude.entity.ts';
import type { Gratitude } from './gratitudes.types.ts';

export const gratitudesSql =
  roomSql<Tables<typeof GratitudeEntity | typeof GratitudeUpvoteEntity>>('gratitudes');

/** Gratitudes `g` and their authors `u`. Those of banned people are shown to nobody. */
export const gratitudesWithAuthors = gratitudesSql.db
  .selectFrom('gratitudes as g')
  .innerJoin(people.as('u'), 'u.id', 'g.user_id')
  .where('g.removed_at', 'is', null)
  .where('u.is_banned', '=', false);

/** Columns of a gratitude from `gratitudesWithAuthors`, with the mark of the viewer (null: many watch at once). */
export const gratitudeColumns = (viewerId: Expression<string | null>) =>
  [
    'g.id',
    'g.profile_id as profileId',
    'g.text',
    'g.upvotes',
    'g.created_at as createdAt',
    sql<boolean>`g.hidden_at is not null`.as('isHidden'),
    gratitudesSql.eb
      .exists(
        gratitudesSql.db
          .selectFrom('gratitude_upvotes as v')
          .where('v.gratitude_id', '=', sql<string>`g.id`)
          .where('v.user_id', '=', viewerId),
      )
      .$castTo<boolean>()
      .as('hasUpvoted'),
    ...personColumns,
  ] as const;

export interface GratitudeRow extends PersonRow {
  id: string;
  profileId: string;
  text: string;
  upvotes: number;
  createdAt: Date;
  hasUpvoted: boolean;
  isHidden: boolean;
}

/** A row as the profile shows it. */
export const gratitudeOf = (row: GratitudeRow): Gratitude => ({
  id: row.id,
  profileId: row.profileId,
  user: personOf(row),
  text: row.text,
  upvotes: row.upvotes,
  createdAt: row.createdAt,
  hasUpvoted: row.hasUpvoted,
  isHidden: row.isHidden,
});
