import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { type Page, PageArgs } from '../../core/paging.ts';
import { blockUser, unblockUser } from './blocks.ts';
import { blockedBy } from './blocks.reads.ts';
import { Block, type BlockedPerson, BlockedPersonConnection } from './blocks.types.ts';

@Resolver()
export class BlocksResolver {
  @Access('signedIn')
  @Query(() => BlockedPersonConnection, { description: 'Whom the viewer blocks, the last first.' })
  blockedPeople(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<BlockedPerson>> {
    return blockedBy(ctx.app, requireViewer(ctx).id, args);
  }

  @Access('signedIn')
  @Mutation(() => Block, {
    description:
      'Both ways and silently: neither finds the other, nothing passes between them. A bond or a request ends.',
  })
  blockUser(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<Block> {
    return blockUser(ctx, userId);
  }

  @Access('signedIn')
  @Mutation(() => Block)
  unblockUser(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<Block> {
    return unblockUser(ctx, userId);
  }
}
