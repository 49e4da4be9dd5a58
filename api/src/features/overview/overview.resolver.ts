import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { beginCollege, collegeEnvironment } from './begin.ts';
import { adminOverview } from './overview.ts';
import { AdminOverview, CollegeEnvironment } from './overview.types.ts';

@Resolver()
export class OverviewResolver {
  @Access('admin')
  @Query(() => AdminOverview, {
    description: 'What waits, what is new within seven days, and what the college has left to do.',
  })
  adminOverview(@Ctx() ctx: Context): Promise<AdminOverview> {
    return adminOverview(ctx);
  }

  @Access('superAdmin')
  @Query(() => CollegeEnvironment, {
    description: 'What the environment of the server decides for the college.',
  })
  collegeEnvironment(@Ctx() { app }: Context): Promise<CollegeEnvironment> {
    return collegeEnvironment(app);
  }

  @Access('superAdmin')
  @Mutation(() => AdminOverview, {
    description:
      'Notes that the steps of the beginning are open: they open by themselves no more. Logged, once.',
  })
  beginCollege(@Ctx() ctx: Context): Promise<AdminOverview> {
    return beginCollege(ctx);
  }
}
