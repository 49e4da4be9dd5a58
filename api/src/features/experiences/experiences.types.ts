import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { experienceFilters } from '../../../../schema/rules/experiences-filters.ts';
import {
  type ExperienceSort,
  experienceSorts,
} from '../../../../schema/rules/experiences-texts.ts';
import { countedAtMost } from '../../../../schema/rules/lists.ts';
import { registerEnum } from '../../core/enums.ts';
import { filterInput, listArgs } from '../../core/lists/index.ts';
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
    filter: 'Null: all of them.',
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

const counted = `${countedAtMost + 1} stands for more than ${countedAtMost}`;

@ObjectType({ description: 'A value that experiences can be narrowed to.' })
export class ExperienceFacetValue {
  @Field(() => String, {
    description: "What the filter takes: a company's slug, a role, a year, a word of an enum.",
  })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What a company or a role is called; null of all other values.',
  })
  label!: string | null;

  @Field(() => Int, {
    description:
      'How many of those counted have it. Where the facet counted all it is exact, otherwise there are at least so many.',
  })
  count!: number;
}

@ObjectType({ description: 'What experiences can be narrowed to by one filter.' })
export class ExperienceFacet {
  @Field(() => String, {
    description: 'The name of the filter; `year` for `yearFrom` and `yearTo` together.',
  })
  name!: string;

  @Field(() => Int, {
    description: `How many fit the filters of all other facets: what dropping this one would give. ${counted}.`,
  })
  count!: number;

  @Field(() => [ExperienceFacetValue], {
    description:
      'At most thirty values, the most frequent first, counted with the filters of all other facets.',
  })
  values!: ExperienceFacetValue[];
}

@ObjectType({
  description: 'How many experiences a list has, and what it could be narrowed to.',
})
export class ExperienceFacets {
  @Field(() => Int, { description: `How many fit all filters; ${counted}.` })
  count!: number;

  @Field(() => [ExperienceFacet], { description: 'One of each facet.' })
  facets!: ExperienceFacet[];
}
