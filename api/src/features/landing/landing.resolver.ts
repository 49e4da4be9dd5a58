import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { PostCard } from '../posts/index.ts';
import { ProfileCard } from '../profiles/index.ts';
import { postPreview, searchPreview } from './landing.ts';

@ObjectType({ description: 'The best few people and posts of a search, or what is trending.' })
export class SearchPreview {
  @Field(() => [ProfileCard], {
    description:
      'People, the best matches first; without a term those whose posts helped most of late.',
  })
  profiles!: ProfileCard[];

  @Field(() => [PostCard], {
    description: 'Posts, the best matches first; without a term those that are trending.',
  })
  posts!: PostCard[];
}

@Resolver()
export class LandingResolver {
  @Access('visitor')
  @Query(() => SearchPreview, {
    description:
      'Finds posts and people by company, role, place, hashtag or name; typing errors are forgiven. What is trending without a term. Visitors find nobody who keeps the profile for connections, nor their posts. Errors: BAD_USER_INPUT for sizes outside 1 to 100; RATE_LIMITED for visitors.',
  })
  searchPreview(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'What is looked for. At most 100 characters count.',
    })
    search: string | null | undefined,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: 3,
      description: 'How many posts and how many people: 1 to 100, for visitors at most 3.',
    })
    first: number | null,
  ): Promise<SearchPreview> {
    return searchPreview(ctx, { search: search ?? null, first: first ?? 3 });
  }

  @Access('visitor')
  @Query(() => PostCard, {
    description:
      'What a shared link to a post shows before one signs in. Visitors are not shown posts of people who keep the profile for connections. Errors: NOT_FOUND for posts that are not there or not shown; RATE_LIMITED for visitors.',
  })
  postPreview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The post's id." }) id: string,
  ): Promise<PostCard> {
    return postPreview(ctx, id);
  }
}
