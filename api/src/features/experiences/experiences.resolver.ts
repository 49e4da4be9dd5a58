import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Facets } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { type PostCard, PostConnection } from '../posts/index.ts';
import { experiencesPage } from './experiences.queries.ts';
import { ExperienceFacets, ExperienceFacetsArgs, ExperiencesArgs } from './experiences.types.ts';
import { countFacets } from './facets.queries.ts';

const filterErrors =
  'BAD_USER_INPUT for a year out of range and for more values than a filter takes, RATE_LIMITED for many searches at once';

@Resolver()
export class ExperiencesResolver {
  @Access('signedIn')
  @Query(() => PostConnection, {
    description: `Experiences that fit a filter and a search. Errors: ${filterErrors}; BAD_USER_INPUT for a page size outside 1 to 100, for a foreign cursor and for relevance without a search.`,
  })
  experiences(
    @Ctx() ctx: Context,
    @Args(() => ExperiencesArgs) args: ExperiencesArgs,
  ): Promise<Page<PostCard>> {
    return experiencesPage(ctx, args);
  }

  @Access('signedIn')
  @Query(() => ExperienceFacets, {
    description: `What the list of experiences could be narrowed to. Errors: ${filterErrors}.`,
  })
  experienceFacets(
    @Ctx() ctx: Context,
    @Args(() => ExperienceFacetsArgs) { search, filter }: ExperienceFacetsArgs,
  ): Promise<Facets> {
    return countFacets(ctx, search, filter);
  }
}
