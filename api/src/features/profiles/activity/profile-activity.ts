import { raw } from '@mikro-orm/core';
import { type AliasableExpression } from 'kysely';
import type { Work } from '../../../core/context.ts';
import { ProfileEntity } from '../profile.entity.ts';
import { profilesSql } from '../profiles.sql.ts';

/**
 * Notes that a person was active: they published, asked or answered. An earlier moment changes
 * nothing.
 */
export async function touchProfile(work: Work, userId: string, at: Date): Promise<void> {
  await work.em.nativeUpdate(
    ProfileEntity,
    { user: userId },
    { lastActiveAt: raw('greatest(last_active_at, ?::timestamptz)', [at]) },
  );
}

/**
 * Adds to the likes that a person's posts have, or takes from them with a negative step; never
 * below zero.
 */
export async function addHelpful(work: Work, userId: string, step: number): Promise<void> {
  await work.em.nativeUpdate(
    ProfileEntity,
    { user: userId },
    { helpful: raw('greatest(helpful + ?::int, 0)', [step]) },
  );
}

/**
 * `touchProfile` as a part of a hot statement:
 * `.with('asker', (db) => touchProfiles(db.selectFrom('post').select(['post.user_id', 'post.created_at as at'])))`.
 */
export const touchProfiles = (active: AliasableExpression<{ user_id: string; at: Date }>) =>
  profilesSql.shareQuery(
    profilesSql.db
      .updateTable('profiles')
      .from(active.as('active'))
      .set((eb) => ({
        last_active_at: eb.fn<Date>('greatest', ['profiles.last_active_at', 'active.at']),
      }))
      .whereRef('profiles.user_id', '=', 'active.user_id'),
  );

/**
 * `addHelpful` as a part of a hot statement that counts the rows beside it: each `step` is 1 or -1.
 */
export const addHelpfulTo = (liked: AliasableExpression<{ user_id: string; step: number }>) =>
  profilesSql.shareQuery(
    profilesSql.db
      .updateTable('profiles')
      .from(liked.as('liked'))
      .set((eb) => ({ helpful: eb('profiles.helpful', '+', eb.ref('liked.step')) }))
      .whereRef('profiles.user_id', '=', 'liked.user_id'),
  );
