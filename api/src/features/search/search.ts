import type { Context } from '../../core/context.ts';
import { addressKey } from '../../core/limits.ts';
import { pageSize } from '../../core/paging.ts';
import { previewPosts, type PostCard } from '../posts/index.ts';
import { previewProfiles, type ProfileCard } from '../profiles/index.ts';
import { searchText } from '../terms/index.ts';

/** Results of each kind that a visitor gets at most. */
const visitorsAtMost = 10;

/**
 * The landing page's search (part 1, section 2.2): by company, name, role or hashtag, forgiving of typing
 * errors; what is trending when the term is empty. Open to visitors, who are counted by their address.
 * @throws BAD_USER_INPUT for a size outside 1…100, RATE_LIMITED
 */
export async function searchPreview(
  ctx: Context,
  asked: { search?: string | null; first: number },
): Promise<{ profiles: ProfileCard[]; posts: PostCard[] }> {
  const visitor = ctx.viewer === null;
  if (visitor) await ctx.app.limits.take('searchesPerIp', addressKey(ctx.ip));
  const first = visitor ? Math.min(pageSize(asked.first), visitorsAtMost) : pageSize(asked.first);
  const search = searchText(asked.search);
  const [profiles, posts] = await Promise.all([
    previewProfiles(ctx.app, ctx.viewer?.id ?? null, search, first),
    previewPosts(ctx.app, ctx.viewer?.id ?? null, search, first),
  ]);
  return { profiles, posts };
}
