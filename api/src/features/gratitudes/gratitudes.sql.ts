import { type Expression, expressionBuilder } from 'kysely';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import { type PersonRow, people, personColumns, personOf } from '../identity/index.ts';
import type { GratitudeEntity, GratitudeUpvoteEntity } from './gratitude.entity.ts';
import type { Gratitude } from './gratitudes.types.ts';

type GratitudeTables = Tables<typeof GratitudeEntity | typeof GratitudeUpvoteEntity>;

export const gratitudesSql = roomSql<GratitudeTables>('gratitudes');

/** For columns and conditions of the gratitude `g` of a statement. */
const gratitude = expressionBuilder<{ g: GratitudeTables['gratitudes'] }, 'g'>();

/** Gratitudes `g` and their authors `person`. Those of banned people are shown to nobody. */
export const gratitudesWithAuthors = gratitudesSql.db
  .selectFrom('gratitudes as g')
  .innerJoin(people.as('person'), 'person.id', 'g.user_id')
  .where('g.removed_at', 'is', null)
  .where('person.is_banned', '=', false);

/**
 * Columns of a gratitude from `gratitudesWithAuthors`, with the mark of the viewer (null: many
 * watch at once).
 */
export const gratitudeColumns = (viewerId: Expression<string | null>) =>
  [
    'g.id',
    'g.profile_id as profileId',
    'g.text',
    'g.upvotes',
    'g.created_at as createdAt',
    truth(gratitude('g.hidden_at', 'is not', null)).as('isHidden'),
    truth(
      gratitude.exists(
        gratitudesSql.db
          .selectFrom('gratitude_upvotes as v')
          .where('v.gratitude_id', '=', gratitude.ref('g.id'))
          .where('v.user_id', '=', viewerId),
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
