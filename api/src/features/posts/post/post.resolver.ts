import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { OwnStatement } from '../../../core/database/own-statement.ts';
import { canEdit } from './edit-post.policy.ts';
import { sharePost, togglePostLike, viewPost } from './marks/post-marks.ts';
import { readPost } from './post.ts';
import { Post, PostCard, PostCounters, PostLike } from './post.types.ts';
import { similarPosts } from './similar-posts.queries.ts';

const postId = { description: "The post's id." };
const access = 'Errors: NOT_FOUND for unknown posts and for those of banned people.';

@Resolver(() => Post)
export class PostResolver {
  @Access('member')
  @Query(() => Post, { description: `A post as its page shows it. ${access}` })
  post(@Ctx() ctx: Context, @Arg('id', () => ID, postId) id: string): Promise<Post> {
    return readPost(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => PostCounters, {
    description: `Counts that the viewer opened a post: one view for each viewer, ever, and none of its author. ${access}`,
  })
  viewPost(@Ctx() ctx: Context, @Arg('id', () => ID, postId) id: string): Promise<PostCounters> {
    return viewPost(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Post, {
    description: `Opens a post and reads it in one call: counts the view as \`viewPost\` does. ${access}`,
  })
  async openPost(@Ctx() ctx: Context, @Arg('id', () => ID, postId) id: string): Promise<Post> {
    await viewPost(ctx, id);
    return readPost(ctx, id);
  }

  @Access('member')
  @Mutation(() => PostLike, {
    description: `Likes a post, or takes the like back: a toggle. ${access} FORBIDDEN for its author, UNAVAILABLE when the viewer toggles it a hundred times at once.`,
  })
  likePost(@Ctx() ctx: Context, @Arg('id', () => ID, postId) id: string): Promise<PostLike> {
    return togglePostLike(ctx, id);
  }

  @Access('member')
  @Mutation(() => PostCounters, {
    description: `Counts that the viewer shared a post: one share for each person, post and day (UTC). ${access}`,
  })
  sharePost(@Ctx() ctx: Context, @Arg('id', () => ID, postId) id: string): Promise<PostCounters> {
    return sharePost(ctx, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change and delete it: its author may.',
  })
  viewerCanEdit(@Ctx() ctx: Context, @Root() post: Post): boolean {
    return canEdit(ctx.viewer, post);
  }

  @OwnStatement()
  @FieldResolver(() => [PostCard], {
    description:
      'Of the same company, then the same role, then with a hashtag in common. At most five.',
  })
  similarPosts(@Ctx() ctx: Context, @Root() post: Post): Promise<PostCard[]> {
    return similarPosts(ctx.app, ctx.viewer?.id ?? null, post.id);
  }
}
