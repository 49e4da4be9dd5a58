import { sql } from 'kysely';
import { pagePathOf } from '../../../../../schema/rules/pages/page-paths.ts';
import { profileTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { runHotWrite } from '../../../core/database/hot-writes.ts';
import { notFound } from '../../../core/errors.ts';
import { requireId } from '../../../core/ids.ts';
import { webAddress } from '../../../core/text/web-address.ts';
import { isBlocked } from '../../relationships/index.ts';
import { profilesSql } from '../profiles.sql.ts';
import { profile, profileTopic } from '../profiles.ts';
import type { ProfileCounters } from '../profiles.types.ts';
import { isStaff } from '../visibility/profile.policy.ts';

/**
 * One view more when the viewer is new, and the count as it stands either way; the mark's key
 * decides between calls that race.
 */
const countView = profilesSql.statement(
  'countView',
  { profileId: 'uuid', viewerId: 'uuid', isStaff: 'boolean' },
  (db, { profileId, viewerId, isStaff: viewerIsStaff }) =>
    db
      .with('target', (cte) =>
        cte
          .selectFrom('profiles')
          .where('user_id', '=', profileId)
          .where((eb) => eb.or([eb('is_listed', '=', true), eb('user_id', '=', viewerId)]))
          // Who may see it, as `canSee` of the policy.
          .where((eb) => eb.or([viewerIsStaff, eb.not(isBlocked(eb.ref('user_id'), viewerId))]))
          .select('user_id'),
      )
      .with('marked', (cte) =>
        cte
          .insertInto('profile_views')
          .columns(['profile_id', 'user_id'])
          .expression(
            cte
              .selectFrom('target')
              .where('user_id', '<>', viewerId)
              .select(['user_id', viewerId.as('viewer_id')]),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning('profile_id'),
      )
      .with('changed', (cte) =>
        cte
          .updateTable('profiles')
          .from('marked')
          .whereRef('profiles.user_id', '=', 'marked.profile_id')
          .set((eb) => ({ views: eb('profiles.views', '+', 1) }))
          .returning(['profiles.user_id as id', 'profiles.views as views']),
      )
      .selectFrom('changed')
      .select(['id', 'views', sql.lit(true).as('isNew')])
      .unionAll((eb) =>
        eb
          .selectFrom('target')
          .innerJoin('profiles as profile', 'profile.user_id', 'target.user_id')
          .where(eb.not(eb.exists(eb.selectFrom('changed'))))
          .select(['profile.user_id as id', 'profile.views', sql.lit(false).as('isNew')]),
      ),
);

const profileNotFound = () => notFound(profileTexts.notFound);

/**
 * Opens a profile: counts one view per viewer, ever, and none of its owner, in one statement.
 * @throws NOT_FOUND 'Profile not found' for unknown, incomplete and banned accounts alike, and
 * between two of whom one blocks the other; FORBIDDEN for the unverified
 */
export async function viewProfile(ctx: Context, userId: string): Promise<ProfileCounters> {
  const viewer = requireViewer(ctx, 'member');
  const profileId = requireId(userId, profileNotFound);
  const [row] = await runHotWrite(ctx, countView, {
    profileId,
    viewerId: viewer.id,
    isStaff: isStaff(viewer),
  });
  if (!row) throw profileNotFound();
  if (row.isNew) ctx.app.events.publish(profileTopic(row.id), { userId: row.id });
  return { id: row.id, views: row.views };
}

/** The address of a profile, to hand on. @throws NOT_FOUND, FORBIDDEN as `profile` */
export async function shareProfile(ctx: Context, userId: string): Promise<string> {
  requireViewer(ctx, 'member');
  const { id } = await profile(ctx, userId);
  return webAddress(ctx.app.config, pagePathOf.profile(id));
}
