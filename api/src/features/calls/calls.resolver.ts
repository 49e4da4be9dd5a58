import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { currentCall, listSignals } from './calls.queries.ts';
import { answerCall, offerCall } from './calls.ts';
import {
  Call,
  CallSignal,
  IceCandidateInput,
  IceServer,
  SessionDescriptionInput,
} from './calls.types.ts';
import { declineCall, endCall } from './ending/call-endings.ts';
import { declineByToken } from './ending/decline-by-token.ts';
import { keepCall, sendCandidate } from './signals/call-signals.ts';
import { iceServers } from './signals/ice-servers.ts';

const conversationArg = { description: "The conversation's id, or the other person's." };
const callArg = {
  nullable: true,
  description: "The call's id; left out, the one that is open in the conversation.",
};
const deviceArg = {
  description: 'A name that the device makes for itself, at most 100 characters.',
};

@Resolver(() => Call)
export class CallsResolver {
  @Access('member')
  @Query(() => Call, {
    nullable: true,
    description: 'The call that the viewer is in, or that rings at or for them.',
  })
  currentCall(@Ctx() ctx: Context): Promise<Call | null> {
    return currentCall(ctx);
  }

  @Access('member')
  @Query(() => [IceServer], {
    description:
      'Servers that help browsers to reach each other; credentials of TURN hold for some hours.',
  })
  iceServers(@Ctx() ctx: Context): IceServer[] {
    return iceServers(ctx);
  }

  @Access('member')
  @Mutation(() => Call, {
    description:
      'Calls the other one of a direct conversation, or, inside of a call, offers another way to hold it. When both call at once, the call that there is comes back. Errors: NOT_FOUND, CONFLICT in groups, where nothing may pass, while one is in another call, and for a named one that is over, BAD_USER_INPUT, RATE_LIMITED.',
  })
  callOffer(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationArg) conversationId: string,
    @Arg('offer', () => SessionDescriptionInput, { description: 'What the browser offers.' })
    offer: SessionDescriptionInput,
    @Arg('device', () => ID, deviceArg) device: string,
    @Arg('callId', () => ID, {
      nullable: true,
      description: 'Inside of a call, its id: where that one is over, no other begins.',
    })
    callId?: string | null,
  ): Promise<Call> {
    return offerCall(ctx, { conversationId, callId: callId ?? null, offer, device });
  }

  @Access('member')
  @Mutation(() => Call, {
    description:
      'Answers a call on this device alone, or, inside of a call, another offer. Errors: NOT_FOUND, CONFLICT for one that is over or on another device, BAD_USER_INPUT.',
  })
  callAnswer(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationArg) conversationId: string,
    @Arg('answer', () => SessionDescriptionInput, { description: 'What the browser answers.' })
    answer: SessionDescriptionInput,
    @Arg('device', () => ID, deviceArg) device: string,
    @Arg('callId', () => ID, callArg) callId?: string | null,
  ): Promise<Call> {
    return answerCall(ctx, { conversationId, callId: callId ?? null, answer, device });
  }

  @Access('member')
  @Mutation(() => Call, {
    description:
      'Tells the other one of a way to reach this device. At most 200 of one person in a call. Errors: NOT_FOUND, CONFLICT, BAD_USER_INPUT.',
  })
  iceCandidate(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationArg) conversationId: string,
    @Arg('candidate', () => IceCandidateInput, { description: 'As the browser found it.' })
    candidate: IceCandidateInput,
    @Arg('device', () => ID, deviceArg) device: string,
    @Arg('callId', () => ID, callArg) callId?: string | null,
  ): Promise<Call> {
    return sendCandidate(ctx, { conversationId, callId: callId ?? null, candidate, device });
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Call, {
    description:
      'Declines a call that rings, on all devices; one that is over stays as it is. Errors: NOT_FOUND, CONFLICT.',
  })
  declineCall(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationArg) conversationId: string,
    @Arg('callId', () => ID, callArg) callId?: string | null,
  ): Promise<Call> {
    return declineCall(ctx, { conversationId, callId: callId ?? null });
  }

  @Access('visitor')
  @Mutation(() => Boolean, {
    description:
      'Declines a call that rings on a device whose tabs are closed, without a session. False: it was answered, or is over. Errors: BAD_USER_INPUT.',
  })
  declineCallByToken(
    @Ctx() ctx: Context,
    @Arg('token', () => String, {
      description: 'What stands in the notification that rings: good for its call alone.',
    })
    token: string,
  ): Promise<boolean> {
    return declineByToken(ctx, token);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Call, {
    description:
      'Ends a call, from either side; one that is over stays as it is. Errors: NOT_FOUND.',
  })
  endCall(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationArg) conversationId: string,
    @Arg('callId', () => ID, callArg) callId?: string | null,
    @Arg('hasFailed', () => Boolean, {
      nullable: true,
      description: 'The browsers found no way to each other.',
    })
    hasFailed?: boolean | null,
  ): Promise<Call> {
    return endCall(ctx, { conversationId, callId: callId ?? null }, hasFailed ?? false);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Call, {
    description:
      'Says that this device is still in the call, every 20 seconds; one whose device falls silent ends. Errors: NOT_FOUND, CONFLICT from another device.',
  })
  keepCall(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationArg) conversationId: string,
    @Arg('device', () => ID, deviceArg) device: string,
    @Arg('callId', () => ID, callArg) callId?: string | null,
  ): Promise<Call> {
    return keepCall(ctx, { conversationId, callId: callId ?? null, device });
  }

  @FieldResolver(() => [CallSignal], {
    description: 'What the other one told, in order; nothing once the call is over.',
  })
  signals(
    @Ctx() ctx: Context,
    @Root() { id }: Call,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'The number of the last one that is known; all of them when left out.',
    })
    after?: number | null,
  ): Promise<CallSignal[]> {
    return listSignals(ctx, id, after ?? 0);
  }
}
