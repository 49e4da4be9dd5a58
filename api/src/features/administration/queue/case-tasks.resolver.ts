import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../../core/context.ts';
import { waitingMatches } from '../../imports/index.ts';
import { waitingCases } from '../../moderation/index.ts';
import { AdminTasks } from '../verification/verification.types.ts';
import { countsCases } from './queue.resolver.ts';

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
