import type { Context } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { addressKey } from '../../core/limits/limits.ts';
import { pageSize } from '../../core/lists/paging.ts';
import { previewProfiles } from '../directory/index.ts';
import { type PostCard, postNotFound, previewPost, previewPosts } from '../posts/index.ts';
import type { ProfileCard } from '../profiles/index.ts';
import { searchText } from '../search/index.ts';

/** Results of each kind that a visitor gets at most. */
const maxForVisitors = 3;

/**
 * The landing page's search: by company, name, role, place or hashtag, forgiving of typing errors;
 * what is trending when the phrase is empty. Open to visitors, whose searches are limited by their
 * address.
 * @param asked the phrase as typed; how many posts and how many people, 1 to 100, for visitors at
 * most 3
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

/**
 * What a shared link to a post shows before one signs in: its card. Visitors' requests are limited
 * by their address.
 * @throws NOT_FOUND for unknown posts, and for visitors alike for those of people whose names they
 * may not learn;
 *   RATE_LIMITED
 */
export async function postPreview(ctx: Context, id: string): Promise<PostCard> {
  const viewerId = ctx.viewer?.id ?? null;
  if (viewerId === null) await ctx.app.limits.consume('searchesPerIp', addressKey(ctx.ip));
  const card = isId(id) ? await previewPost(ctx.app, viewerId, id) : null;
  if (!card) throw postNotFound();
  return card;
}
