import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { lookIntoKept, restoreKept, restoreOver } from './restore-over.ts';
import { RestoreOver } from './restore-over.types.ts';

@Resolver()
export class RestoreOverResolver {
  @Access('superAdmin')
  @Query(() => RestoreOver, {
    description: 'Whether a backup can take the place of this college, and how far that is.',
  })
  restoreOver(@Ctx() ctx: Context): Promise<RestoreOver> {
    return restoreOver(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => RestoreOver, {
    description:
      'Reads all of a backup, kept or brought, so that `restoreOver` tells what is in it and what would be lost; nothing changes. Errors: CONFLICT where none can be restored, or another one is read; NOT_FOUND; RATE_LIMITED.',
  })
  lookIntoKept(
    @Ctx() ctx: Context,
    @Arg('name', () => ID, {
      nullable: true,
      description: 'Which of those that are kept; left out, the one that was brought.',
    })
    name: string | null | undefined,
    @Arg('key', () => String, {
      nullable: true,
      description: 'The key that it was made with, where that is not the one of this program.',
    })
    key: string | null | undefined,
  ): Promise<RestoreOver> {
    return lookIntoKept(ctx, name ?? null, key ?? null);
  }

  @Access('superAdmin')
  @Mutation(() => RestoreOver, {
    description:
      'Starts the program anew with the backup that was read, in the place of this college; first a backup of now is made. Logged. Errors: BAD_USER_INPUT for another name of the college and a wrong or used code; CONFLICT unless it is ready, without a second factor, and for the second who asks; RATE_LIMITED.',
  })
  restoreKept(
    @Ctx() ctx: Context,
    @Arg('college', () => String, { description: 'The name of the college, as it is typed.' })
    college: string,
    @Arg('code', () => String, {
      description: 'Of the authenticator app, or a recovery code; each works once.',
    })
    code: string,
    @Arg('name', () => ID, {
      nullable: true,
      description: 'The backup that was read; left out, the one that was brought.',
    })
    name: string | null | undefined,
  ): Promise<RestoreOver> {
    return restoreKept(ctx, { name: name ?? null, college, code });
  }
}
