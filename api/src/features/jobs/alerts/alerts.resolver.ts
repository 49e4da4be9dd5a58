import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AlertFrequency } from '../../../../../schema/rules/saved-search-texts.ts';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { AlertFrequencyEnum, AlertSubscription } from '../../../core/saved-searches/index.ts';
import { type JobFilter, JobFilterInput } from '../board/board.types.ts';
import { SavedJobSearch } from './alerts.types.ts';
import { removeJobSearch, savedJobSearches, saveJobSearch, setJobAlert } from './saved-searches.ts';
import { setJobAlertByLink } from './stop-alert.ts';

const searchId = { description: 'The id of a saved search of the viewer.' };
const mailsText = { description: 'How often its finds are mailed.' };

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
    @Arg('mails', () => AlertFrequencyEnum, mailsText) mails: AlertFrequency,
  ): Promise<SavedJobSearch> {
    return saveJobSearch(ctx, filter, mails);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => SavedJobSearch, {
    description: 'Sets how often a saved search is mailed. For its owner. Errors: NOT_FOUND.',
  })
  setJobAlert(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, searchId) id: string,
    @Arg('mails', () => AlertFrequencyEnum, mailsText) mails: AlertFrequency,
  ): Promise<SavedJobSearch> {
    return setJobAlert(ctx, id, mails);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => ID, {
    description: 'Removes a saved search. For its owner. Answers its id. Errors: NOT_FOUND.',
  })
  removeJobSearch(@Ctx() ctx: Context, @Arg('id', () => ID, searchId) id: string): Promise<string> {
    return removeJobSearch(ctx, id);
  }

  @Access('visitor')
  @Mutation(() => AlertSubscription, {
    description:
      'Ends the mails of the saved search that the link of a mail is about, or sends them again as often as before. The link says whose it is: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours.',
  })
  stopJobAlert(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: "The `token` of the link's address." })
    token: string,
    @Arg('isOn', () => Boolean, {
      defaultValue: false,
      description: 'True sends the mails again.',
    })
    isOn: boolean,
  ): Promise<AlertSubscription> {
    return setJobAlertByLink(ctx, token, isOn);
  }
}
