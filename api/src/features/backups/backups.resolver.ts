import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import {
  backUpNow,
  backups,
  backupWork,
  cancelBackup,
  deleteBackup,
  tryBackup,
} from './backups.ts';
import { Backup, BackupWork } from './backups.types.ts';
import { downloadBackup } from './hand-out.ts';

@Resolver()
export class BackupsResolver {
  @Access('superAdmin')
  @Query(() => [Backup], { description: 'All backups that are kept, newest first.' })
  backups(@Ctx() ctx: Context): Promise<Backup[]> {
    return backups(ctx);
  }

  @Access('superAdmin')
  @Query(() => [BackupWork], {
    description: 'What was asked for within a day, the last ten, newest first.',
  })
  backupWork(@Ctx() ctx: Context): Promise<BackupWork[]> {
    return backupWork(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => [BackupWork], {
    description:
      'Makes a backup while people go on; `backupWork` tells how far it is. Logged. Errors: CONFLICT while another one is made or tried out; RATE_LIMITED.',
  })
  backUpNow(@Ctx() ctx: Context): Promise<BackupWork[]> {
    return backUpNow(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => [BackupWork], {
    description:
      'Restores a backup into an empty place of its own, compares and deletes that. Logged. Errors: NOT_FOUND; CONFLICT while another one is made or tried out; RATE_LIMITED.',
  })
  tryBackup(
    @Ctx() ctx: Context,
    @Arg('name', () => ID, { description: 'Which.' }) name: string,
  ): Promise<BackupWork[]> {
    return tryBackup(ctx, name);
  }

  @Access('superAdmin')
  @Mutation(() => [BackupWork], {
    description:
      'Ends the backup that is being made; nothing of it is kept. Logged. Errors: CONFLICT where none is.',
  })
  cancelBackup(@Ctx() ctx: Context): Promise<BackupWork[]> {
    return cancelBackup(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => String, {
    description:
      'The address of a backup as a file, good for a minute to begin with. Logged. Errors: NOT_FOUND; RATE_LIMITED.',
  })
  downloadBackup(
    @Ctx() ctx: Context,
    @Arg('name', () => ID, { description: 'Which.' }) name: string,
  ): Promise<string> {
    return downloadBackup(ctx, name);
  }

  @Access('superAdmin')
  @Mutation(() => [Backup], {
    description:
      'Deletes a backup for good. Logged. Errors: NOT_FOUND; CONFLICT while one is made or tried out.',
  })
  deleteBackup(
    @Ctx() ctx: Context,
    @Arg('name', () => ID, { description: 'Which.' }) name: string,
  ): Promise<Backup[]> {
    return deleteBackup(ctx, name);
  }
}
