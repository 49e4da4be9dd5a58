import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { profile, Profile, ProfileCard } from '../profiles/index.ts';
import { careerPathOf, logos, sumOfMonths } from './careers.ts';
import { CareerPath, CompanyLogo } from './careers.types.ts';

@Resolver()
export class CareersResolver {
  @Access('signedIn')
  @Query(() => CareerPath, { description: 'For its owner, and for members.' })
  async careerPath(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<CareerPath> {
    return careerPathOf(ctx, await profile(ctx, userId));
  }
}

@Resolver(() => Profile)
export class ProfileCareerResolver {
  @FieldResolver(() => CareerPath)
  careerPath(@Ctx() ctx: Context, @Root() shown: Profile): Promise<CareerPath> {
    return careerPathOf(ctx, shown);
  }
}

@Resolver(() => ProfileCard)
export class CardCareerResolver {
  @FieldResolver(() => Int, { description: 'In months.' })
  totalExperienceDuration(@Ctx() ctx: Context, @Root() card: ProfileCard): number {
    return sumOfMonths(card.steps, ctx.app.clock.now());
  }

  @FieldResolver(() => [CompanyLogo], { description: 'At most two.' })
  internshipLogos(@Root() card: ProfileCard): CompanyLogo[] {
    return logos(card.steps, 'internship');
  }

  @FieldResolver(() => [CompanyLogo], { description: 'At most two.' })
  workLogos(@Root() card: ProfileCard): CompanyLogo[] {
    return logos(card.steps, 'work');
  }
}
