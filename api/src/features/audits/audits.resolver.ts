import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { ExportPart, exportAfter } from '../files/index.ts';
import { auditActions } from './audits.queries.ts';
import { checkAuditLog, exportAuditLog } from './audits.ts';
import { AuditCheck, type AuditFilter, AuditFilterInput } from './audits.types.ts';

@Resolver()
export class AuditsResolver {
  @Access('superAdmin')
  @Query(() => [String], { description: 'The actions that the log holds, for its filter.' })
  auditActions(@Ctx() ctx: Context): Promise<string[]> {
    return auditActions(ctx.app);
  }

  @Access('superAdmin')
  @Query(() => AuditCheck, {
    description:
      'Reads the chain of hashes and says whether it is whole: some seconds of work. Errors: RATE_LIMITED.',
  })
  auditCheck(@Ctx() ctx: Context): Promise<AuditCheck> {
    return checkAuditLog(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => ExportPart, {
    description:
      'The log as a CSV file, or as much of it as a call has time for: asked again with `after: endCursor` until that is null, all of it comes, however long it is. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportAuditLog(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilterInput, { nullable: true, description: 'Which entries.' })
    filter: AuditFilter | null | undefined,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportAuditLog(ctx, filter ?? {}, after ?? null);
  }
}
