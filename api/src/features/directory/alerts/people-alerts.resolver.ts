import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AlertFrequency } from '../../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { AlertFrequencyEnum, alertFields, mailsArg } from '../../../core/saved-searches/index.ts';
import { PeopleFilterInput } from '../people.types.ts';
import { SavedPeopleSearch } from './people-alerts.types.ts';
import type { SavedPeopleFilter } from './saved-people-search.entity.ts';
import {
  peopleSearches,
  savedPeopleSearchesOf,
  savePeopleSearch,
} from './saved-people-searches.ts';

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
    @Arg('mails', () => AlertFrequencyEnum, mailsArg) mails: AlertFrequency,
  ): Promise<SavedPeopleSearch> {
    return savePeopleSearch(ctx, filter, mails);
  }
}

/** What is changed of them. */
export const PeopleAlertFields = alertFields({
  names: { set: 'setPeopleAlert', remove: 'removePeopleSearch', stop: 'stopPeopleAlert' },
  thing: 'saved search of people',
  type: SavedPeopleSearch,
  commands: peopleSearches,
});
