import { Ctx, Resolver, Root } from 'type-graphql';
import { callTexts } from '../../../../schema/rules/calls/calls-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live, type LiveField } from '../../core/live/live.ts';
import { type CallEvent, callsTopic } from './call-events.ts';
import { currentCall, findCall, findSignal, getCall } from './calls.queries.ts';
import { Call, CallChange, CallSignal } from './calls.types.ts';

/** The viewer's own calls, or one kind of events of them. */
const ownCallEvents = (kind?: CallEvent['kind']) =>
  ({
    access: 'member',
    topic: (_args, viewer) => callsTopic(viewer?.id ?? ''),
    perViewer: true,
    ...(kind && { filter: (event) => event['kind'] === kind }),
  }) as const satisfies LiveField & { access: 'member' };

/** What is over by now is not told any more. */
async function loadSignal(ctx: Context, { signalId }: CallEvent): Promise<CallSignal> {
  const signal = await findSignal(ctx.app, requireViewer(ctx).id, signalId);
  if (!signal) throw notFound(callTexts.over);
  return signal;
}

@Resolver()
export class CallsLiveResolver {
  @Live(() => CallChange, {
    ...ownCallEvents(),
    initialEvent: () => ({ kind: 'subscribed', callId: '', signalId: '' }),
    description: "What happens to the viewer's calls, on all of their devices.",
  })
  async callSignals(@Ctx() ctx: Context, @Root() event: CallEvent): Promise<CallChange> {
    const viewer = requireViewer(ctx);
    const { kind, callId, signalId } = event;
    if (kind === 'subscribed') return { call: await currentCall(ctx), signal: null, isStale: true };
    return signalId === ''
      ? { call: await findCall(ctx.app, viewer.id, callId), signal: null, isStale: false }
      : { call: null, signal: await findSignal(ctx.app, viewer.id, signalId), isStale: false };
  }

  @Live(() => Call, {
    ...ownCallEvents('call'),
    description: "Each of the viewer's calls that rings, was answered, or is over.",
  })
  callUpdated(@Ctx() ctx: Context, @Root() { callId }: CallEvent): Promise<Call> {
    return getCall(ctx.app, requireViewer(ctx).id, callId);
  }

  @Live(() => CallSignal, {
    ...ownCallEvents('offer'),
    description: 'Somebody calls, or offers another way to hold a call.',
  })
  callOffered(@Ctx() ctx: Context, @Root() event: CallEvent): Promise<CallSignal> {
    return loadSignal(ctx, event);
  }

  @Live(() => CallSignal, {
    ...ownCallEvents('answer'),
    description: "The other one answered the viewer's offer.",
  })
  callAnswered(@Ctx() ctx: Context, @Root() event: CallEvent): Promise<CallSignal> {
    return loadSignal(ctx, event);
  }

  @Live(() => CallSignal, {
    ...ownCallEvents('candidate'),
    description: 'A way to reach the other one of a call.',
  })
  callCandidateReceived(@Ctx() ctx: Context, @Root() event: CallEvent): Promise<CallSignal> {
    return loadSignal(ctx, event);
  }
}
