import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { PushState, PushSubscriptionInput } from './push.types.ts';
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
}
