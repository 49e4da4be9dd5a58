import {
  Arg,
  Args,
  type ArgsDictionary,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { Live } from '../../core/live.ts';
import { PageArgs, type Page } from '../../core/paging.ts';
import { FeedArgs, Profile } from '../profiles/index.ts';
import { Post } from './post.entity.ts';
import { likePost, sharePost, viewPost } from './post-marks.ts';
import { canEdit } from './post.policy.ts';
import { postWatching } from './post-watching.ts';
import { feedPosts, popularCompanies, postsOf } from './posts.feed.ts';
import { postCounters, postUpdate, similarPosts } from './posts.reads.ts';
import { countersTopic, postNotFound, readPost, sharesTopic, viewsTopic } from './posts.ts';
import { PostCard, PostConnection, PostCounters, PostLike, PostUpdate } from './posts.types.ts';

interface PostEvent {
  postId: string;
}

const watched = (topic: (postId: string) => string) => ({
  ...postWatching,
  topic: ({ postId }: ArgsDictionary) => topic(String(postId)),
});
/** Who begins to watch is told how it stands. */
const watchedWithGreeting = (topic: (postId: string) => string) => ({
  ...watched(topic),
  greeting: ({ postId }: ArgsDictionary) => ({ postId: String(postId) }),
});

/** @throws NOT_FOUND when the post went between the event and its telling */
async function countersOf(ctx: Context, event: PostEvent): Promise<PostCounters> {
  const counters = await postCounters(ctx.app, event.postId);
  if (!counters) throw postNotFound();
  return counters;
}

@Resolver(() => Post)
export class PostsResolver {
  @Access('signedIn')
  @Query(() => PostConnection)
  feedPosts(@Ctx() ctx: Context, @Args(() => FeedArgs) args: FeedArgs): Promise<Page<PostCard>> {
    return feedPosts(ctx.app, ctx.viewer?.id ?? null, args);
  }

  @Access('signedIn')
  @Query(() => [String], { description: 'Companies that were told of most of late.' })
  popularCompanies(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5 }) first: number | null,
  ): Promise<string[]> {
    return popularCompanies(ctx.app, first ?? 5);
  }

  @Access('signedIn')
  @Query(() => PostConnection, { description: "The viewer's own posts, newest first." })
  myPosts(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<PostCard>> {
    const viewer = requireViewer(ctx);
    return postsOf(ctx.app, viewer.id, viewer.id, args);
  }

  @Access('member')
  @Query(() => Post)
  post(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Post> {
    return readPost(ctx, id);
  }

  @Access('member')
  @Mutation(() => PostCounters, { description: 'Opens a post: counts one view per viewer.' })
  viewPost(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PostCounters> {
    return viewPost(ctx, id);
  }

  @Access('member')
  @Mutation(() => Post, {
    description: 'Opens a post and reads it in one call: counts one view per viewer.',
  })
  async openPost(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Post> {
    await viewPost(ctx, id);
    return readPost(ctx, id);
  }

  @Access('member')
  @Mutation(() => PostLike, { description: 'A toggle.' })
  likePost(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PostLike> {
    return likePost(ctx, id);
  }

  @Access('member')
  @Mutation(() => PostCounters, { description: 'Counts a share: one per person, post and day.' })
  sharePost(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PostCounters> {
    return sharePost(ctx, id);
  }

  @Live(() => PostUpdate, watchedWithGreeting(countersTopic))
  async postUpdated(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<PostUpdate> {
    const update = await postUpdate(ctx.app, event.postId);
    if (!update) throw postNotFound();
    return update;
  }

  @Live(() => PostCounters, watchedWithGreeting(countersTopic))
  postCounters(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<PostCounters> {
    return countersOf(ctx, event);
  }

  @Live(() => PostCounters, watched(viewsTopic))
  viewsUpdate(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<PostCounters> {
    return countersOf(ctx, event);
  }

  @Live(() => PostCounters, watched(sharesTopic))
  sharesUpdate(
    @Ctx() ctx: Context,
    @Root() event: PostEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<PostCounters> {
    return countersOf(ctx, event);
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Ctx() ctx: Context, @Root() post: Post): boolean {
    return canEdit(ctx.viewer, post);
  }

  @FieldResolver(() => [PostCard], {
    description: 'Of the same company, then the same role, then with a hashtag in common.',
  })
  similarPosts(@Ctx() ctx: Context, @Root() post: Post): Promise<PostCard[]> {
    return similarPosts(ctx.app, ctx.viewer?.id ?? null, post.id);
  }
}

@Resolver(() => Profile)
export class ProfilePostsResolver {
  @FieldResolver(() => PostConnection)
  posts(
    @Ctx() ctx: Context,
    @Root() shown: Profile,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<PostCard>> | Page<PostCard> {
    if (!shown.isWhole) return { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
    return postsOf(ctx.app, ctx.viewer?.id ?? null, shown.id, args);
  }
}
