import { type Expression, expressionBuilder } from 'kysely';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import { type PersonRow, personColumns, personOf } from '../identity/index.ts';
import type { GratitudeEntity, GratitudeUpvoteEntity } from './gratitude.entity.ts';
import type { Gratitude } from './gratitudes.types.ts';

type GratitudeTables = Tables<typeof GratitudeEntity | typeof GratitudeUpvoteEntity>;

export const gratitudesSql = roomSql<GratitudeTables>('gratitudes');

/** For columns and conditions of the `gratitude` of a statement. */
const gratitude = expressionBuilder<{ gratitude: GratitudeTables['gratitudes'] }, 'gratitude'>();

/**
 * Columns of a gratitude from `gratitudesWithAuthors`, with the mark of the viewer (null: many
 * watch at once).
 */
export const gratitudeColumns = (viewerId: Expression<string | null>) =>
  [
    'gratitude.id',
    'gratitude.profile_id as profileId',
    'gratitude.text',
    'gratitude.upvotes',
    'gratitude.created_at as createdAt',
    truth(gratitude('gratitude.hidden_at', 'is not', null)).as('isHidden'),
    truth(
      gratitude.exists(
        gratitudesSql.db
          .selectFrom('gratitude_upvotes as upvote')
          .where('upvote.gratitude_id', '=', gratitude.ref('gratitude.id'))
          .where('upvote.user_id', '=', viewerId),
      ),
    ).as('hasUpvoted'),
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

/** Whether a person has upvoted a gratitude. */
export const isGratitudeUpvotedBy = (gratitudeId: Expression<string>, userId: Expression<string>) =>
  gratitudesSql.share(
    truth(
      gratitudesSql.eb.exists(
        gratitudesSql.db
          .selectFrom('gratitude_upvotes as upvote')
          .where('upvote.gratitude_id', '=', gratitudeId)
          .where('upvote.user_id', '=', userId),
      ),
    ),
  );
