import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { suggestions } from './suggestions.queries.ts';
import { Suggestion, SuggestionsArgs } from './suggestions.types.ts';

@Resolver()
export class SuggestionsResolver {
  @Access('signedIn')
  @Query(() => [Suggestion], {
    description:
      'What somebody who types may mean: a few of each kind, by kind, the best first. Companies and openings for members alone. Errors: RATE_LIMITED for many in a minute.',
  })
  suggestions(
    @Ctx() ctx: Context,
    @Args(() => SuggestionsArgs) { search, kinds }: SuggestionsArgs,
  ): Promise<Suggestion[]> {
    return suggestions(ctx, search, kinds ?? undefined);
  }
}
