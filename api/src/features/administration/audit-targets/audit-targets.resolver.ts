import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../core/context.ts';
import { AuditEntry } from '../../audits/index.ts';
import { targetNameLoader } from './audit-targets.queries.ts';

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
