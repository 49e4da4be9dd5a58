import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrationTexts as texts } from '../../../../../schema/rules/administration/administration-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { AdminUser } from '../people/admin-user.types.ts';
import { adminUserLoader, allAdmins } from '../people/admin-users.queries.ts';
import { changeRights, createAdmin, resetFactorOf } from './admins.ts';
import { NewAdminInput } from './admins.types.ts';

const person = { description: "The person's id." };

async function accountOf(ctx: Context, id: string): Promise<AdminUser> {
  const found = await adminUserLoader(ctx).load(id.toLowerCase());
  if (!found) throw notFound(texts.notFound);
  return found;
}

@Resolver()
export class AdminsResolver {
  @Access('superAdmin')
  @Query(() => [AdminUser], { description: 'All admins, who was made first.' })
  admins(@Ctx() ctx: Context): Promise<AdminUser[]> {
    return allAdmins(ctx.app);
  }

  @Access('superAdmin')
  @Mutation(() => AdminUser, {
    description:
      'Makes the account of a new admin, who is mailed where to choose their own password. Errors: BAD_USER_INPUT with a text for each field; CONFLICT when the address has an account.',
  })
  async createAdmin(
    @Ctx() ctx: Context,
    @Arg('input', () => NewAdminInput, { description: 'The new admin.' }) input: NewAdminInput,
  ): Promise<AdminUser> {
    return accountOf(ctx, await createAdmin(ctx, input));
  }

  @Access('superAdmin')
  @Mutation(() => AdminUser, {
    description:
      'Makes somebody who has an account an admin. Errors: NOT_FOUND; CONFLICT for admins and the unverified.',
  })
  async makeAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
  ): Promise<AdminUser> {
    await changeRights(ctx, 'admin.make', id);
    return accountOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => AdminUser, {
    description: 'Makes an admin a super admin. Errors: NOT_FOUND; CONFLICT.',
  })
  async promoteAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
  ): Promise<AdminUser> {
    await changeRights(ctx, 'admin.promote', id);
    return accountOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => AdminUser, {
    description:
      'Makes a super admin a plain admin, oneself too. Errors: NOT_FOUND; CONFLICT, also for the last one.',
  })
  async demoteAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
  ): Promise<AdminUser> {
    await changeRights(ctx, 'admin.demote', id);
    return accountOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => AdminUser, {
    description:
      'Takes the rights of an admin away; the account stays. Errors: FORBIDDEN for oneself; NOT_FOUND; CONFLICT, also for the last super admin.',
  })
  async removeAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
  ): Promise<AdminUser> {
    await changeRights(ctx, 'admin.remove', id);
    return accountOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => AdminUser, {
    description:
      'Takes the second factor of another admin away, who has lost it: all their sessions end, and they are mailed. Errors: FORBIDDEN for oneself; NOT_FOUND; CONFLICT where they have none.',
  })
  async resetSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
  ): Promise<AdminUser> {
    await resetFactorOf(ctx, id);
    return accountOf(ctx, id);
  }
}
