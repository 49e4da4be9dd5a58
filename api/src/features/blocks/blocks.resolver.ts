import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { type Page, PageArgs } from '../../core/lists/paging.ts';
import { blockedBy } from './blocks.queries.ts';
import { blockUser, unblockUser } from './blocks.ts';
import { Block, type BlockedPerson, BlockedPersonConnection } from './blocks.types.ts';

const person = { description: "The other person's id." };

@Resolver()
export class BlocksResolver {
  @Access('signedIn')
  @Query(() => BlockedPersonConnection, {
    description:
      'Whom the viewer blocks, the last first. Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.',
  })
  blockedPeople(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<BlockedPerson>> {
    return blockedBy(ctx.app, requireViewer(ctx).id, args);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Block, {
    description:
      'Blocks a person, both ways and silently: neither finds the other, nothing passes between them. A connection or a request ends. Sent again, nothing changes. Errors: NOT_FOUND for unknown, incomplete and banned accounts alike; BAD_USER_INPUT for oneself; RATE_LIMITED.',
  })
  blockUser(@Ctx() ctx: Context, @Arg('userId', () => ID, person) userId: string): Promise<Block> {
    return blockUser(ctx, userId);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Block, {
    description:
      'Takes a block back; a lock after a connection that ended with it runs on. Who is not blocked is not blocked afterwards: that is no error.',
  })
  unblockUser(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<Block> {
    return unblockUser(ctx, userId);
  }
}
