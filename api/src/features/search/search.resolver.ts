import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { PostCard } from '../posts/index.ts';
import { ProfileCard } from '../profiles/index.ts';
import { searchPreview } from './search.ts';

@ObjectType()
export class SearchPreview {
  @Field(() => [ProfileCard], { simple: true })
  profiles!: ProfileCard[];

  @Field(() => [PostCard], { simple: true })
  posts!: PostCard[];
}

@Resolver()
export class SearchResolver {
  @Access('visitor')
  @Query(() => SearchPreview, { description: 'Open to visitors: trending when the term is empty.' })
  searchPreview(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true }) search: string | null | undefined,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3 }) first: number | null,
  ): Promise<SearchPreview> {
    return searchPreview(ctx, { search: search ?? null, first: first ?? 3 });
  }
}
