import type { Context } from '../../core/context.ts';
import { addressKey } from '../../core/limits.ts';
import { pageSize } from '../../core/paging.ts';
import { previewProfiles } from '../directory/index.ts';
import { previewPosts, type PostCard } from '../posts/index.ts';
import type { ProfileCard } from '../profiles/index.ts';
import { searchText } from '../search/index.ts';

/** Results of each kind that a visitor gets at most. */
const maxForVisitors = 10;

/**
 * The landing page's search: by company, name, role, place or hashtag, forgiving of typing errors; what is trending
 * when the term is empty. Open to visitors, whose searches are limited by their address.
 * @param asked the term as typed; how many posts and how many people, 1 to 100, for visitors at most 10
 * @throws BAD_USER_INPUT for other sizes, RATE_LIMITED
 */
export async function searchPreview(
  ctx: Context,
  asked: { search?: string | null; first: number },
): Promise<{ profiles: ProfileCard[]; posts: PostCard[] }> {
  const visitor = ctx.viewer === null;
  if (visitor) await ctx.app.limits.consume('searchesPerIp', addressKey(ctx.ip));
  const first = visitor ? Math.min(pageSize(asked.first), maxForVisitors) : pageSize(asked.first);
  const search = searchText(asked.search);
  const [profiles, posts] = await Promise.all([
    previewProfiles(ctx.app, ctx.viewer?.id ?? null, search, first),
    previewPosts(ctx.app, ctx.viewer?.id ?? null, search, first),
  ]);
  return { profiles, posts };
}
