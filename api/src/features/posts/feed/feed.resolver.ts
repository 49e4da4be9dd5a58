import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access, requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { type Page, PageArgs } from '../../../core/lists/paging.ts';
import { Profile } from '../../profiles/index.ts';
import { FeedArgs } from '../../search/index.ts';
import { type PostCard, PostConnection } from '../post/post.types.ts';
import { feedPosts } from './feed.queries.ts';
import { popularCompanies } from './popular-companies.queries.ts';
import { postsOfPerson } from './posts-of-person.queries.ts';

const pageErrors =
  'Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.';

/** Popular companies, unless told otherwise. */
const shownCompanies = 5;

/** Lists of posts. */
@Resolver()
export class FeedResolver {
  @Access('signedIn')
  @Query(() => PostConnection, {
    description: `Posts, those that a search finds or all of them. ${pageErrors}`,
  })
  feedPosts(@Ctx() ctx: Context, @Args(() => FeedArgs) args: FeedArgs): Promise<Page<PostCard>> {
    return feedPosts(ctx.app, ctx.viewer?.id ?? null, args);
  }

  @Access('signedIn')
  @Query(() => [String], {
    description: 'Companies that most of the latest posts are about, the most popular first.',
  })
  popularCompanies(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: shownCompanies,
      description: 'How many at most: 1 to 100, otherwise BAD_USER_INPUT.',
    })
    first: number | null,
  ): Promise<string[]> {
    return popularCompanies(ctx.app, first ?? shownCompanies);
  }

  @Access('signedIn')
  @Query(() => PostConnection, {
    description: `The viewer's own posts, newest first. ${pageErrors}`,
  })
  myPosts(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<PostCard>> {
    const viewer = requireViewer(ctx);
    return postsOfPerson(ctx.app, viewer.id, viewer.id, args);
  }
}

@Resolver(() => Profile)
export class ProfilePostsResolver {
  @FieldResolver(() => PostConnection, {
    description: `The person's posts, newest first; none for those who are shown the card only. ${pageErrors}`,
  })
  posts(
    @Ctx() ctx: Context,
    @Root() profile: Profile,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<PostCard>> | Page<PostCard> {
    if (!profile.isWhole) return { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
    return postsOfPerson(ctx.app, ctx.viewer?.id ?? null, profile.id, args);
  }
}
