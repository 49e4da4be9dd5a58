import { ArgsType, Field } from 'type-graphql';
import { peopleFilters } from '../../../../schema/rules/directory/people-filters.ts';
import type { FeedSort } from '../../../../schema/rules/posts/posts-texts.ts';
import { facetTypes, filterInput, listArgs } from '../../core/lists/index.ts';
import { ReplyTimeEnum } from '../profiles/index.ts';
import { FeedSortEnum } from '../search/index.ts';

export const PeopleFilterInput = filterInput(
  'PeopleFilterInput',
  'Which people a list has: those who fit everything that is given, and of several values of one filter any.',
  peopleFilters,
  { replies: ReplyTimeEnum },
);

@ArgsType()
export class PeopleArgs extends listArgs<typeof peopleFilters, FeedSort>(PeopleFilterInput, {
  filter: 'Null: everybody.',
  sort: {
    type: FeedSortEnum,
    usual: 'recentlyActive',
    description: 'Who comes first. A cursor belongs to one order.',
  },
}) {}

@ArgsType()
export class PeopleFacetsArgs {
  @Field(() => PeopleFilterInput, { nullable: true, description: 'The filter of the list.' })
  filter?: InstanceType<typeof PeopleFilterInput> | null;
}

export const PeopleFacets = facetTypes('People', 'people', {
  value: "What the filter takes: a company's slug, a role, a branch, a year, a city, a topic.",
  label: 'What a company, a role or a city is called; null of all other values.',
  name: 'The name of the filter; `batch` for `batchFrom` and `batchTo` together.',
});
