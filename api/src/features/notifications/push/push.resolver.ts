import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { chatLimits } from '../../../../../schema/rules/chat/chat-texts.ts';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { PushState, PushSubscriptionInput } from './push.types.ts';
import { answerByPush } from './push-answers.ts';
import { pushReceived } from './receipts.ts';
import { pushState, subscribeToPush, unsubscribeFromPush } from './subscribe.ts';

@Resolver()
export class PushResolver {
  @Access('signedIn')
  @Query(() => PushState, {
    description: "Whether the viewer's session is told on a browser whose tabs are closed.",
  })
  pushState(
    @Ctx() ctx: Context,
    @Arg('endpoint', () => String, {
      nullable: true,
      description: "The address of the browser's subscription; null: it has none.",
    })
    endpoint: string | null,
  ): Promise<PushState> {
    return pushState(ctx, endpoint);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => PushState, {
    description:
      'Tells the viewer on a browser while its tabs are closed, as long as this session is open. Errors: BAD_USER_INPUT for addresses of no known push service and for keys that are none.',
  })
  subscribeToPush(
    @Ctx() ctx: Context,
    @Arg('input', () => PushSubscriptionInput, { description: "The browser's subscription." })
    input: PushSubscriptionInput,
  ): Promise<PushState> {
    return subscribeToPush(ctx, input);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => PushState, {
    description: 'Tells the viewer on a browser no more.',
  })
  unsubscribeFromPush(
    @Ctx() ctx: Context,
    @Arg('endpoint', () => String, { description: "The address of the browser's subscription." })
    endpoint: string,
  ): Promise<PushState> {
    return unsubscribeFromPush(ctx, endpoint);
  }

  @Access('visitor')
  @Mutation(() => Boolean, {
    description:
      'A browser whose tabs may be closed says that a push came, without a session. Always true, whether or not that browser is known.',
  })
  pushReceived(
    @Ctx() ctx: Context,
    @Arg('endpoint', () => String, { description: "The address of the browser's subscription." })
    endpoint: string,
    @Arg('auth', () => String, { description: "The browser's secret, as base64url." })
    auth: string,
  ): Promise<boolean> {
    return pushReceived(ctx, { endpoint, auth });
  }

  @Access('visitor')
  @Mutation(() => Boolean, {
    description:
      'Answers what a notification on a browser tells of, where it stands, without a session: the token came with it. Always true. Errors: BAD_USER_INPUT; NOT_FOUND once the session of that browser is over, or the thing is gone; CONFLICT for what was answered; FORBIDDEN while its person may not write; RATE_LIMITED past 60 a minute on one browser.',
  })
  answerByPush(
    @Ctx() ctx: Context,
    @Arg('token', () => String, {
      description: 'What came with the notification: good for this answer alone.',
    })
    token: string,
    @Arg('words', () => String, {
      nullable: true,
      description: `Of a reply: at most ${chatLimits.message} characters.`,
    })
    words?: string | null,
  ): Promise<boolean> {
    return answerByPush(ctx, token, words ?? null);
  }
}
