import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AlertFrequency } from '../../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { AlertFrequencyEnum, alertFields, mailsArg } from '../../../core/saved-searches/index.ts';
import { type JobFilter, JobFilterInput } from '../board/board.types.ts';
import { SavedJobSearch } from './alerts.types.ts';
import { jobSearches, savedJobSearches, saveJobSearch } from './saved-searches.ts';

/** Searches that people keep. */
@Resolver()
export class AlertsResolver {
  @Access('member')
  @Query(() => [SavedJobSearch], {
    description: "The viewer's saved searches, the last first: at most ten.",
  })
  savedJobSearches(@Ctx() ctx: Context): Promise<SavedJobSearch[]> {
    return savedJobSearches(ctx);
  }

  @Access('member')
  @Mutation(() => SavedJobSearch, {
    description:
      'Keeps a filter of the board: what is posted and fits is told at the bell, and by mail. Errors: BAD_USER_INPUT without a filter, for more values than it takes and for the eleventh, RATE_LIMITED.',
  })
  saveJobSearch(
    @Ctx() ctx: Context,
    @Arg('filter', () => JobFilterInput, {
      description: 'The filter; `deadline`, `closings`, `standing` and `mine` are left out.',
    })
    filter: JobFilter,
    @Arg('mails', () => AlertFrequencyEnum, mailsArg) mails: AlertFrequency,
  ): Promise<SavedJobSearch> {
    return saveJobSearch(ctx, filter, mails);
  }
}

/** What is changed of them. */
export const AlertFields = alertFields({
  names: { set: 'setJobAlert', remove: 'removeJobSearch', stop: 'stopJobAlert' },
  thing: 'saved search',
  type: SavedJobSearch,
  commands: jobSearches,
});
