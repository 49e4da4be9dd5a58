import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { Live } from '../../core/live/live.ts';
import {
  Profile,
  ProfileCard,
  profile,
  profileAccess,
  profileForWatchers,
} from '../profiles/index.ts';
import { shownSteps } from './career.policy.ts';
import { careerTopic } from './career-events.ts';
import { careerPathOf } from './careers.queries.ts';
import { saveCareerPath } from './careers.ts';
import { CareerPath, CompanyLogo } from './careers.types.ts';
import { sumOfMonths } from './path/career-durations.ts';
import { CareerPathInput } from './path/career-input.types.ts';
import { companyLogosOf } from './path/company-logos.ts';

@Resolver()
export class CareersResolver {
  @Access('signedIn')
  @Query(() => CareerPath, {
    description: "A person's internships and jobs. For their owner, and for members.",
  })
  async careerPath(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, { description: 'The person whose path is asked for.' }) userId: string,
  ): Promise<CareerPath> {
    return careerPathOf(ctx, await profile(ctx, userId));
  }

  @Access('signedIn')
  @Query(() => CareerPath, { description: "The viewer's own internships and jobs." })
  myCareerPath(@Ctx() ctx: Context): Promise<CareerPath> {
    return careerPathOf(ctx, { id: requireViewer(ctx).id, isWhole: true });
  }

  @Access('alumni')
  @Mutation(() => CareerPath, {
    description:
      'Saves the path of an alumnus whole. Errors: BAD_USER_INPUT with the fields, CONFLICT when it was saved elsewhere since `version`, RATE_LIMITED.',
  })
  saveCareerPath(
    @Ctx() ctx: Context,
    @Arg('input', () => CareerPathInput, { description: 'The whole path.' }) input: CareerPathInput,
  ): Promise<CareerPath> {
    return saveCareerPath(ctx, input);
  }

  @Live(() => CareerPath, {
    description: 'The career path of a profile that the viewer may see changed.',
    access: 'member',
    topic: ({ userId }) => careerTopic(String(userId)),
    ...profileAccess,
    throttleMs: 250,
  })
  async careerPathUpdated(
    @Ctx() ctx: Context,
    @Root() event: { userId: string },
    @Arg('userId', () => ID, { description: 'The person whose path is watched.' }) _userId: string,
  ): Promise<CareerPath> {
    return careerPathOf(ctx, await profileForWatchers(ctx, event.userId));
  }
}

@Resolver(() => Profile)
export class ProfileCareerResolver {
  @FieldResolver(() => CareerPath, {
    description: 'Internships and jobs. Those who are shown the card only read the totals alone.',
  })
  careerPath(@Ctx() ctx: Context, @Root() shown: Profile): Promise<CareerPath> {
    return careerPathOf(ctx, shown);
  }
}

const twoAtMost =
  'At most two, in the order of the path; none to the unverified where the profile is for connections only.';

@Resolver(() => ProfileCard)
export class CardCareerResolver {
  @FieldResolver(() => Int, { description: 'Months of all internships and jobs.' })
  totalExperienceDuration(@Ctx() ctx: Context, @Root() card: ProfileCard): number {
    return sumOfMonths(card.steps, ctx.app.clock);
  }

  @FieldResolver(() => [CompanyLogo], { description: `Companies of internships. ${twoAtMost}` })
  internshipLogos(@Ctx() ctx: Context, @Root() card: ProfileCard): CompanyLogo[] {
    return companyLogosOf(shownSteps(ctx, card), 'intern');
  }

  @FieldResolver(() => [CompanyLogo], { description: `Companies of full-time jobs. ${twoAtMost}` })
  workLogos(@Ctx() ctx: Context, @Root() card: ProfileCard): CompanyLogo[] {
    return companyLogosOf(shownSteps(ctx, card), 'fulltime');
  }
}
