import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { feedbackLength } from '../../../../schema/rules/feedback-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { sendFeedback } from './feedback.ts';
import { FeedbackReceipt } from './feedback.types.ts';

@Resolver(() => FeedbackReceipt)
export class FeedbackResolver {
  @Access('signedIn')
  @Mutation(() => FeedbackReceipt, {
    description:
      'Sends feedback to those who make the product. The same words sent twice are one. Errors: BAD_USER_INPUT, RATE_LIMITED after ten an hour.',
  })
  sendFeedback(
    @Ctx() ctx: Context,
    @Arg('message', () => String, {
      description: `1 to ${feedbackLength.toLocaleString('en')} characters, not blank.`,
    })
    message: string,
    @Arg('page', () => String, {
      nullable: true,
      description: 'The path of the page it is about.',
    })
    page: string | null | undefined,
  ): Promise<FeedbackReceipt> {
    return sendFeedback(ctx, { message, page: page ?? null });
  }
}
