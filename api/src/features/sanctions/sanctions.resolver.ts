import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { banThatEnded, ownSanctions } from './sanctions.queries.ts';
import { OwnBan, Sanction } from './sanctions.types.ts';

@Resolver(() => Sanction)
export class SanctionsResolver {
  @Access('visitor')
  @Query(() => OwnBan, {
    nullable: true,
    description:
      'Why the session of a token ended, or signing in was refused, where a ban did it and still runs; null for any other token. Errors: RATE_LIMITED.',
  })
  ownBan(
    @Ctx() ctx: Context,
    @Arg('token', () => String, {
      description: 'Of the session that has ended, or what the refusal has as `bannedToken`.',
    })
    token: string,
  ): Promise<OwnBan | null> {
    return banThatEnded(ctx.app, token);
  }

  @Access('signedIn')
  @Query(() => [Sanction], {
    description:
      'What the college did about the viewer: warnings, times of reading only, bans; newest first, at most 100.',
  })
  ownSanctions(@Ctx() ctx: Context): Promise<Sanction[]> {
    return ownSanctions(ctx);
  }
}
