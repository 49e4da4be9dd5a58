import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { sendFeedback } from './feedback.ts';
import { FeedbackReceipt } from './feedback.types.ts';

@Resolver(() => FeedbackReceipt)
export class FeedbackResolver {
  @Access('signedIn')
  @Mutation(() => FeedbackReceipt, {
    description:
      'A word to the makers, and the path of the page it was written on. Sent twice, it is one.',
  })
  sendFeedback(
    @Ctx() ctx: Context,
    @Arg('message', () => String) message: string,
    @Arg('page', () => String, { nullable: true }) page: string | null | undefined,
  ): Promise<FeedbackReceipt> {
    return sendFeedback(ctx, { message, page: page ?? null });
  }
}
