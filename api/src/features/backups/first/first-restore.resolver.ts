import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { firstRestore, lookIntoBackup, restoreBackup } from './first-restore.ts';
import { FirstRestore } from './first-restore.types.ts';

@Resolver()
export class FirstRestoreResolver {
  @Access('superAdmin')
  @Query(() => FirstRestore, {
    description: 'Whether a backup can take the place of this college, and how far that is.',
  })
  firstRestore(@Ctx() ctx: Context): Promise<FirstRestore> {
    return firstRestore(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => FirstRestore, {
    description:
      'Reads all of a backup, so that `firstRestore` tells what is in it; nothing changes. Errors: CONFLICT where the college is not empty, or another one is read; NOT_FOUND.',
  })
  lookIntoBackup(
    @Ctx() ctx: Context,
    @Arg('name', () => ID, {
      nullable: true,
      description: 'One of those that are kept; null: the one that was uploaded.',
    })
    name: string | null | undefined,
    @Arg('key', () => String, {
      nullable: true,
      description: 'The key that it was made with, where that is not the one of this program.',
    })
    key: string | null | undefined,
  ): Promise<FirstRestore> {
    return lookIntoBackup(ctx, name ?? null, key ?? null);
  }

  @Access('superAdmin')
  @Mutation(() => FirstRestore, {
    description:
      'Starts the program anew with the backup that was read, in the place of this empty college. Errors: CONFLICT unless it is ready and the college is empty, and for the second who asks.',
  })
  restoreBackup(@Ctx() ctx: Context): Promise<FirstRestore> {
    return restoreBackup(ctx);
  }
}
