import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { isDangling, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { apartSql } from './connected.ts';
import { profile, profileTopic } from './profiles.ts';
import type { ProfileCounters } from './profiles.types.ts';

/** One view more when the viewer is new, and the count as it stands either way; the mark's key decides between calls that race. */
const countView = statement<ProfileCounters & { isNew: boolean }>(
  'count_profile_view',
  `with target as (select user_id from profiles where user_id = $1 and (is_listed or user_id = $2) and not ${apartSql('user_id', '$2::uuid')}),
     marked as (insert into profile_views (profile_id, user_id) select user_id, $2 from target where user_id <> $2 on conflict do nothing returning profile_id),
     changed as (update profiles set views = views + 1 from marked where profiles.user_id = marked.profile_id returning profiles.user_id as id, profiles.views)
   select id, views, true as "isNew" from changed
   union all select pr.user_id, pr.views, false from target join profiles pr using (user_id) where not exists (select from changed)`,
);

/**
 * Opens a profile: counts one view per viewer, ever, and none of its owner, in one statement.
 * @throws NOT_FOUND 'Profile not found' for unknown, incomplete and banned accounts alike, and between two of whom one blocks the other
 */
export async function viewProfile(ctx: Context, userId: string): Promise<ProfileCounters> {
  const viewer = requireViewer(ctx, 'member');
  const gone = () => notFound(profileTexts.notFound);
  const [row] = isId(userId)
    ? await ctx.app.db.rows(countView, [userId, viewer.id]).catch((error: unknown) => {
        throw isDangling(error) ? gone() : error;
      })
    : [];
  if (!row) throw gone();
  if (row.isNew) ctx.app.events.publish(profileTopic(row.id), { userId: row.id });
  return { id: row.id, views: row.views };
}

/** The address of a profile, to hand on. @throws NOT_FOUND as `profile` */
export async function shareProfile(ctx: Context, userId: string): Promise<string> {
  requireViewer(ctx, 'member');
  const { id } = await profile(ctx, userId);
  return `${ctx.app.config.publicUrl}/profile/${id}`;
}
