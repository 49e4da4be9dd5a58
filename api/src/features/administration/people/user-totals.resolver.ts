import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { matchAtMost } from '../../../../../schema/rules/administration/administration-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { type AdminUserFilter, AdminUserFilterInput } from './admin-user.types.ts';
import { adminUserCount, adminUserIds } from './admin-users.queries.ts';

const which = { nullable: true, description: 'Which people; null: all.' };

@Resolver()
export class UserTotalsResolver {
  @Access('admin')
  @Query(() => Int, { description: 'How many accounts a filter finds.' })
  adminUserCount(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminUserFilterInput, which) filter?: AdminUserFilter | null,
  ): Promise<number> {
    return adminUserCount(ctx.app, filter);
  }

  @Access('admin')
  @Query(() => [ID], {
    description: `The ids of all accounts that a filter finds, newest first; at most ${matchAtMost.toLocaleString('en')}.`,
  })
  adminUserIds(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminUserFilterInput, which) filter?: AdminUserFilter | null,
  ): Promise<string[]> {
    return adminUserIds(ctx.app, filter);
  }
}
