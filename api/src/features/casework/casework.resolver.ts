import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { AdminPerson, AdminTasks, countsCases } from '../administration/index.ts';
import { AuditEntry } from '../audits/index.ts';
import { waitingMatches } from '../imports/index.ts';
import { personReports, waitingCases } from '../moderation/index.ts';
import { targetNameLoader } from './audit-targets.queries.ts';

@Resolver(() => AdminTasks)
export class CaseTasksResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Reported things, and appeals, but for those about the viewer. For super admins, who decide them; null for others, and in what many are told at once: it is asked for then.',
  })
  reports(@Ctx() ctx: Context): Promise<number | null> | null {
    return countsCases(ctx) ? waitingCases(ctx) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many people look like a row of the roster and wait for a decision. For super admins; null for others.',
  })
  rosterMatches(@Ctx() ctx: Context): Promise<number> | null {
    return countsCases(ctx) ? waitingMatches(ctx.app) : null;
  }
}

@Resolver(() => AuditEntry)
export class AuditTargetResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the target is called now: a person’s name, company and role of a post, the first words of others. Null for what is gone, and for whole lists.',
  })
  targetName(@Ctx() ctx: Context, @Root() { targetId }: AuditEntry): Promise<string | null> | null {
    return targetId === null ? null : targetNameLoader(ctx).load(targetId);
  }
}

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
