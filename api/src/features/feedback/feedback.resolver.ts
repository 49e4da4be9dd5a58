import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { feedbackLength } from '../../../../schema/rules/feedback/feedback-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { CountedPage } from '../../core/lists/index.ts';
import { setFeedbackClosed } from './close-feedback.ts';
import { feedbackPage } from './feedback.queries.ts';
import { sendFeedback } from './feedback.ts';
import { Feedback, FeedbackArgs, FeedbackConnection, FeedbackReceipt } from './feedback.types.ts';

const which = { description: 'Its id.' };

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

  @Access('admin')
  @Query(() => FeedbackConnection, {
    description: 'What members told by feedback, newest first.',
  })
  feedback(
    @Ctx() ctx: Context,
    @Args(() => FeedbackArgs) args: FeedbackArgs,
  ): Promise<CountedPage<Feedback>> {
    return feedbackPage(ctx.app, args);
  }

  @Access('admin')
  @Mutation(() => Feedback, {
    description:
      'Says that nothing is left to do about it; closed already, it changes nothing. Errors: NOT_FOUND.',
  })
  closeFeedback(@Ctx() ctx: Context, @Arg('id', () => ID, which) id: string): Promise<Feedback> {
    return setFeedbackClosed(ctx, id, true);
  }

  @Access('admin')
  @Mutation(() => Feedback, {
    description:
      'Opens closed feedback again; open already, it changes nothing. Errors: NOT_FOUND.',
  })
  reopenFeedback(@Ctx() ctx: Context, @Arg('id', () => ID, which) id: string): Promise<Feedback> {
    return setFeedbackClosed(ctx, id, false);
  }
}
