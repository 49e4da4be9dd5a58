import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { confirmSecret, failedWork, health, runWorkAgain, supportPacketOf } from './health.ts';
import { FailedWork, HealthFinding, SupportPacket, TestLetter } from './health.types.ts';
import { sendTestLetter } from './test-letter.ts';

@Resolver()
export class HealthResolver {
  @Access('superAdmin')
  @Query(() => [HealthFinding], {
    description: 'How every part of the product stands, looked at within the last seconds.',
  })
  health(@Ctx() ctx: Context): Promise<HealthFinding[]> {
    return health(ctx);
  }

  @Access('superAdmin')
  @Query(() => [FailedWork], {
    description: 'Work behind the pages that failed within a day, the last first, fifty at most.',
  })
  failedWork(@Ctx() ctx: Context): Promise<FailedWork[]> {
    return failedWork(ctx);
  }

  @Access('superAdmin')
  @Query(() => SupportPacket, {
    description:
      'What somebody who helps from outside needs to know, without secrets or people. Errors: RATE_LIMITED.',
  })
  supportPacket(@Ctx() ctx: Context): Promise<SupportPacket> {
    return supportPacketOf(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => [FailedWork], {
    description:
      'Runs some of it again at once. Logged. Errors: CONFLICT where it does not wait any more.',
  })
  runWorkAgain(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which.' }) id: string,
  ): Promise<FailedWork[]> {
    return runWorkAgain(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => [HealthFinding], {
    description:
      'Says that the secret of the server was changed on purpose. Logged. Errors: CONFLICT where it is the one of before.',
  })
  confirmSecret(@Ctx() ctx: Context): Promise<HealthFinding[]> {
    return confirmSecret(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => TestLetter, {
    description:
      'Mails the viewer at once and answers with what the mail server said. One that was sent is logged. Errors: RATE_LIMITED.',
  })
  sendTestLetter(@Ctx() ctx: Context): Promise<TestLetter> {
    return sendTestLetter(ctx);
  }
}
