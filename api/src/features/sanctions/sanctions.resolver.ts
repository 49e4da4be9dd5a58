import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { ownSanctions } from './sanctions.queries.ts';
import { Sanction } from './sanctions.types.ts';

@Resolver(() => Sanction)
export class SanctionsResolver {
  @Access('signedIn')
  @Query(() => [Sanction], {
    description:
      'What the college did about the viewer: warnings, times of reading only, bans; newest first, at most 100.',
  })
  ownSanctions(@Ctx() ctx: Context): Promise<Sanction[]> {
    return ownSanctions(ctx);
  }
}
