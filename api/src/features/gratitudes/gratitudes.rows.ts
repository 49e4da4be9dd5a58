import { personColumns, personOf, type PersonRow } from '../profiles/index.ts';
import type { Gratitude } from './gratitudes.types.ts';

export interface GratitudeRead extends PersonRow {
  id: string;
  profileId: string;
  text: string;
  upvotes: number;
  createdAt: Date;
  hasUpvoted: boolean;
  isHidden: boolean;
}

/** Whether somebody upvoted the gratitude `g`. */
export const upvotedBy = (viewer: string): string =>
  `exists (select from gratitude_upvotes v where v.gratitude_id = g.id and v.user_id = ${viewer}::uuid)`;

/** Columns of a gratitude `g` (or a CTE of that name), its author `u` and the viewer's mark, an expression. */
export const gratitudeColumns = (mark: string): string =>
  `g.id, g.profile_id as "profileId", g.text, g.upvotes, g.created_at as "createdAt", g.hidden_at is not null as "isHidden", ${mark} as "hasUpvoted", ${personColumns('u')}`;

/** Thanks of banned people are shown to nobody; those on a profile that is not shown answer as unknown ids do. */
export const told = 'gratitudes g join users u on u.id = g.user_id and not u.is_banned';
export const onProfile = 'join profiles pr on pr.user_id = g.profile_id';
export const onShownProfile = `${onProfile} and pr.is_listed`;

/** A row as the profile shows it. */
export const gratitudeOf = (row: GratitudeRead): Gratitude => ({
  id: row.id,
  profileId: row.profileId,
  user: personOf(row),
  text: row.text,
  upvotes: row.upvotes,
  createdAt: row.createdAt,
  hasUpvoted: row.hasUpvoted,
  isHidden: row.isHidden,
});
