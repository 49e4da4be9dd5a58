import { Arg, type ArgsDictionary, Ctx, ID, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../core/context.ts';
import { Live } from '../../../../core/live/live.ts';
import { postNotFound } from '../../post-not-found.ts';
import { postCounters, postUpdate } from '../post.queries.ts';
import { countersTopic, sharesTopic, viewsTopic } from '../post.ts';
import { PostCounters, PostUpdate } from '../post.types.ts';
import { assertWatchable, countersOfMany, maxWatched } from './post-counters.loaders.ts';
import { postWatching } from './post-watching.ts';

interface PostEvent {
  postId: string;
}

const postLive = (topic: (postId: string) => string) => ({
  ...postWatching,
  topic: ({ postId }: ArgsDictionary) => topic(String(postId)),
});
/** Who begins to watch gets a first result. */
const postLiveFromNow = (topic: (postId: string) => string) => ({
  ...postLive(topic),
  initialEvent: ({ postId }: ArgsDictionary) => ({ postId: String(postId) }),
});

/** @throws NOT_FOUND when the post went between the event and its result */
async function countersOf(ctx: Context, event: PostEvent): Promise<PostCounters> {
  const counters = await postCounters(ctx.app, event.postId);
  if (!counters) throw postNotFound();
  return counters;
}

/** Before the executor has looked at them, arguments are as they were sent. */
const idsOf = ({ postIds }: ArgsDictionary): string[] => [postIds ?? []].flat().map(String);

const throttling = 'At most four results a second, the last of which is always sent.';
const access = 'Errors: NOT_FOUND when the post is not there, or goes.';
const postId = { description: "The post's id." };

/** What pages and lists of posts watch. */
@Resolver()
export class PostLiveResolver {
  @Live(() => PostUpdate, {
    ...postLiveFromNow(countersTopic),
    description: `A post's heading and counters, now and whenever they change. ${throttling} ${access}`,
  })
  async postUpdated(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<PostUpdate> {
    const update = await postUpdate(ctx.app, event.postId);
    if (!update) throw postNotFound();
    return update;
  }

  @Live(() => PostCounters, {
    ...postLiveFromNow(countersTopic),
    description: `A post's counters, now and whenever one of them changes. ${throttling} ${access}`,
  })
  postCounters(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<PostCounters> {
    return countersOf(ctx, event);
  }

  @Live(() => PostCounters, {
    ...postLive(viewsTopic),
    description: `A post's counters at each new view. ${throttling} ${access}`,
  })
  viewsUpdate(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<PostCounters> {
    return countersOf(ctx, event);
  }

  @Live(() => PostCounters, {
    ...postLive(sharesTopic),
    description: `A post's counters at each new share. ${throttling} ${access}`,
  })
  sharesUpdate(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<PostCounters> {
    return countersOf(ctx, event);
  }

  @Live(() => [PostCounters], {
    access: 'member',
    topic: (args) => idsOf(args).map(countersTopic),
    assertReadable: (_ctx, args) => Promise.resolve(args).then(idsOf).then(assertWatchable),
    throttleMs: 250,
    description: `The counters of those posts of a list that changed. ${throttling} Errors: BAD_USER_INPUT unless 1 to ${maxWatched} ids are named.`,
  })
  postsCounters(
    @Ctx() ctx: Context,
    @Root() events: PostEvent[],
    @Arg('postIds', () => [ID], {
      description: `Ids of posts, at most ${maxWatched}. Nothing is ever heard of unknown ones.`,
    })
    _postIds: string[],
  ): Promise<PostCounters[]> {
    return countersOfMany(
      ctx.app,
      events.map(({ postId: id }) => id),
    );
  }
}
