import type { ArgsDictionary } from 'type-graphql';
import type { Context } from '../../../../core/context.ts';
import { assertReadable, postTopic } from '../post.ts';

/**
 * Who may watch something of the post `postId`, and when that is over: as long as it may be read.
 */
export const postWatching = {
  access: 'member' as const,
  recheckTopic: ({ postId }: ArgsDictionary) => postTopic(String(postId)),
  assertReadable: (ctx: Context, { postId }: ArgsDictionary) => assertReadable(ctx, String(postId)),
  /** Likes, views and votes come four times a second at most. */
  throttleMs: 250,
};
