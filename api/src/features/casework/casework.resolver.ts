import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { AdminPerson, AdminTasks } from '../administration/index.ts';
import { personReports, waitingCases } from '../moderation/index.ts';

@Resolver(() => AdminTasks)
export class CaseTasksResolver {
  @FieldResolver(() => Int, { description: 'Reported things, and appeals.' })
  reports(@Ctx() ctx: Context): Promise<number> {
    return waitingCases(ctx);
  }
}

@Resolver(() => AdminPerson)
export class PersonCasesResolver {
  @FieldResolver(() => Int, { description: 'Cases about what the person wrote, or themselves.' })
  async casesAbout(@Ctx() ctx: Context, @Root() { id }: AdminPerson): Promise<number> {
    return (await personReports(ctx, id)).about;
  }

  @FieldResolver(() => Int, { description: 'What the person reported.' })
  async reportsBy(@Ctx() ctx: Context, @Root() { id }: AdminPerson): Promise<number> {
    return (await personReports(ctx, id)).by;
  }

  @FieldResolver(() => Int, { description: 'Of these, where nothing was wrong.' })
  async falseReports(@Ctx() ctx: Context, @Root() { id }: AdminPerson): Promise<number> {
    return (await personReports(ctx, id)).inVain;
  }
}
