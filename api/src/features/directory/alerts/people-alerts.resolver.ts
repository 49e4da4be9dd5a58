import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AlertFrequency } from '../../../../../schema/rules/saved-search-texts.ts';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { AlertFrequencyEnum, AlertSubscription } from '../../../core/saved-searches/index.ts';
import { PeopleFilterInput } from '../people.types.ts';
import { SavedPeopleSearch } from './people-alerts.types.ts';
import type { SavedPeopleFilter } from './saved-people-search.entity.ts';
import {
  removePeopleSearch,
  savedPeopleSearchesOf,
  savePeopleSearch,
  setPeopleAlert,
  setPeopleAlertByLink,
} from './saved-people-searches.ts';

const searchId = { description: 'The id of a saved search of the viewer.' };
const mailsText = { description: 'How often its finds are mailed.' };

/** Searches of people that people keep. */
@Resolver()
export class PeopleAlertsResolver {
  @Access('member')
  @Query(() => [SavedPeopleSearch], {
    description: "The viewer's saved searches of people, the last first: at most ten.",
  })
  savedPeopleSearches(@Ctx() ctx: Context): Promise<SavedPeopleSearch[]> {
    return savedPeopleSearchesOf(ctx);
  }

  @Access('member')
  @Mutation(() => SavedPeopleSearch, {
    description:
      'Keeps a filter of the directory: who comes to fit is told at the bell, and by mail, once each. Errors: BAD_USER_INPUT without a filter, for one that more than 1,000 people fit, for the eleventh and as `people`; RATE_LIMITED.',
  })
  savePeopleSearch(
    @Ctx() ctx: Context,
    @Arg('filter', () => PeopleFilterInput, { description: 'The filter of the directory.' })
    filter: SavedPeopleFilter,
    @Arg('mails', () => AlertFrequencyEnum, mailsText) mails: AlertFrequency,
  ): Promise<SavedPeopleSearch> {
    return savePeopleSearch(ctx, filter, mails);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => SavedPeopleSearch, {
    description:
      'Sets how often a saved search of people is mailed. For its owner. Errors: NOT_FOUND.',
  })
  setPeopleAlert(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, searchId) id: string,
    @Arg('mails', () => AlertFrequencyEnum, mailsText) mails: AlertFrequency,
  ): Promise<SavedPeopleSearch> {
    return setPeopleAlert(ctx, id, mails);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => ID, {
    description:
      'Removes a saved search of people. For its owner. Answers its id. Errors: NOT_FOUND.',
  })
  removePeopleSearch(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, searchId) id: string,
  ): Promise<string> {
    return removePeopleSearch(ctx, id);
  }

  @Access('visitor')
  @Mutation(() => AlertSubscription, {
    description:
      'Ends the mails of the saved search of people that the link of a mail is about, or sends them again as often as before. The link says whose it is: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours.',
  })
  stopPeopleAlert(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: "The `token` of the link's address." })
    token: string,
    @Arg('isOn', () => Boolean, {
      defaultValue: false,
      description: 'True sends the mails again.',
    })
    isOn: boolean,
  ): Promise<AlertSubscription> {
    return setPeopleAlertByLink(ctx, token, isOn);
  }
}
