import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { adminOverview } from './overview.ts';
import { AdminOverview } from './overview.types.ts';

@Resolver()
export class OverviewResolver {
  @Access('admin')
  @Query(() => AdminOverview, {
    description: 'What waits, what is new within seven days, and what the college has left to do.',
  })
  adminOverview(@Ctx() ctx: Context): Promise<AdminOverview> {
    return adminOverview(ctx);
  }
}
