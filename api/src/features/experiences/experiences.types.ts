import { ArgsType, Field } from 'type-graphql';
import { experienceFilters } from '../../../../schema/rules/posts/experiences-filters.ts';
import {
  type ExperienceSort,
  experienceSorts,
} from '../../../../schema/rules/posts/experiences-texts.ts';
import { registerEnum } from '../../core/enums.ts';
import { facetTypes, filterInput, listArgs } from '../../core/lists/index.ts';
import { ExperienceTypeEnum } from '../careers/index.ts';
import { CampusTypeEnum, LevelEnum, OfferStatusEnum, PostTypeEnum } from '../posts/index.ts';

const ExperienceSortEnum = registerEnum('ExperienceSort', experienceSorts, {
  description: 'Which experiences come first.',
  values: {
    recentlyActive: 'The latest publication, edit, question or answer.',
    mostViewed: 'The most viewers.',
    mostHelpful: 'The most likes.',
    interviewYear: 'The latest interviews; of one year what was published last.',
    relevance: 'What matches the search best; BAD_USER_INPUT without one.',
  },
});

export const ExperienceFilterInput = filterInput(
  'ExperienceFilterInput',
  'Which experiences a list has: those that fit everything that is given, and of several values of one filter any.',
  experienceFilters,
  {
    campus: CampusTypeEnum,
    offer: OfferStatusEnum,
    level: LevelEnum,
    type: ExperienceTypeEnum,
    template: PostTypeEnum,
  },
);

const searchDescription =
  'A company, role, place, hashtag or name, or several words of them; typing errors are forgiven. At most 100 characters count, and at most the 2,000 best matches are found.';

@ArgsType()
export class ExperiencesArgs extends listArgs<typeof experienceFilters, ExperienceSort>(
  ExperienceFilterInput,
  {
    sort: {
      type: ExperienceSortEnum,
      usual: 'recentlyActive',
      description: 'Which come first. A cursor belongs to one order.',
    },
  },
) {
  @Field(() => String, { nullable: true, description: searchDescription })
  search?: string | null;
}

@ArgsType()
export class ExperienceFacetsArgs {
  @Field(() => ExperienceFilterInput, { nullable: true, description: 'The filter of the list.' })
  filter?: InstanceType<typeof ExperienceFilterInput> | null;

  @Field(() => String, { nullable: true, description: 'The search of the list.' })
  search?: string | null;
}

export const ExperienceFacets = facetTypes('Experience', 'experiences', {
  value: "What the filter takes: a company's slug, a role, a year, a word of an enum.",
  label: 'What a company or a role is called; null of all other values.',
  name: 'The name of the filter; `year` for `yearFrom` and `yearTo` together.',
});
