import { Arg, type ArgsDictionary, Ctx, ID, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { Live } from '../../core/live.ts';
import { assertWatchable, countersOfMany } from './posts.live.ts';
import { countersTopic } from './posts.ts';
import { PostCounters } from './posts.types.ts';

/** Before the executor has looked at them, arguments are as they were sent. */
const idsOf = ({ postIds }: ArgsDictionary): string[] => [postIds ?? []].flat().map(String);

/** What lists of posts watch. */
@Resolver()
export class PostsLiveResolver {
  @Live(() => [PostCounters], {
    access: 'member',
    topic: (args) => idsOf(args).map(countersTopic),
    assertReadable: (_ctx, args) => Promise.resolve(args).then(idsOf).then(assertWatchable),
    throttleMs: 250,
  })
  postsCounters(
    @Ctx() ctx: Context,
    @Root() events: { postId: string }[],
    @Arg('postIds', () => [ID]) _postIds: string[],
  ): Promise<PostCounters[]> {
    return countersOfMany(
      ctx.app,
      events.map(({ postId }) => postId),
    );
  }
}
