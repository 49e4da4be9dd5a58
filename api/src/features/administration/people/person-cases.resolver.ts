import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../core/context.ts';
import { personReports } from '../../moderation/index.ts';
import { AdminPerson } from './admin-person.types.ts';

/** Cases are for super admins, and nobody reads those about themselves. */
const mayCount = ({ viewer }: Context, { id }: AdminPerson): boolean =>
  viewer?.isSuperAdmin === true && viewer.id !== id;

const forSuperAdmins = 'For super admins; null for others, and of oneself.';

@Resolver(() => AdminPerson)
export class PersonCasesResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: `Cases about what the person wrote, or themselves. ${forSuperAdmins}`,
  })
  async casesAbout(@Ctx() ctx: Context, @Root() person: AdminPerson): Promise<number | null> {
    return mayCount(ctx, person) ? (await personReports(ctx, person.id)).about : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `What the person reported. ${forSuperAdmins}`,
  })
  async reportsBy(@Ctx() ctx: Context, @Root() person: AdminPerson): Promise<number | null> {
    return mayCount(ctx, person) ? (await personReports(ctx, person.id)).by : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `Of these, where nothing was wrong. ${forSuperAdmins}`,
  })
  async falseReports(@Ctx() ctx: Context, @Root() person: AdminPerson): Promise<number | null> {
    return mayCount(ctx, person) ? (await personReports(ctx, person.id)).dismissed : null;
  }
}
