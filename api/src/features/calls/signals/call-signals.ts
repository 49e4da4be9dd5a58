import {
  type CallSignalKind,
  callDevice,
  callLimits,
  callTexts,
  iceCandidate,
} from '../../../../../schema/rules/calls/calls.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { CallSignalEntity } from '../call.entity.ts';
import { publishSignal } from '../call-events.ts';
import { getCall } from '../calls.queries.ts';
import type { Call, IceCandidate, IceCandidateInput } from '../calls.types.ts';
import { endIfOver } from '../ending/call-endings.ts';
import { assertDevice, type LockedCall, lockCall, type WhichCall } from '../open-calls.ts';

/**
 * Charges one signal to who sends it.
 * @throws CONFLICT when they have sent too many in this call
 */
function chargeSignal({ own }: LockedCall, kind: CallSignalKind): void {
  const isCandidate = kind === 'candidate';
  const sent = isCandidate ? own.candidates : own.descriptions;
  if (sent >= (isCandidate ? callLimits.candidates : callLimits.descriptions))
    throw conflict(callTexts.tooManySignals);
  if (isCandidate) own.candidates += 1;
  else own.descriptions += 1;
}

/**
 * Keeps a signal of a call that is locked, and tells the other one.
 * @throws CONFLICT as `chargeSignal`
 */
export function addSignal(
  work: Work,
  locked: LockedCall,
  { kind, content, ...part }: { kind: CallSignalKind; content: string } & Partial<IceCandidate>,
): void {
  const { call, own } = locked;
  chargeSignal(locked, kind);
  call.signalsCount += 1;
  const signal = work.em.create(CallSignalEntity, {
    call,
    number: call.signalsCount,
    userId: own.userId,
    kind,
    content,
    sdpMid: part.sdpMid ?? null,
    lineIndex: part.sdpMLineIndex ?? null,
    usernameFragment: part.usernameFragment ?? null,
  });
  publishSignal(work, call, signal);
}

/**
 * Tells the other one of a way to reach this device: the caller's from the first ring on, of who is
 * called once they have answered.
 * @throws BAD_USER_INPUT; NOT_FOUND for calls of others and unknown ones; CONFLICT from another
 * device than the one in the call, for a call that is over, and for too many
 */
export async function sendCandidate(
  ctx: Context,
  input: WhichCall & { candidate: IceCandidateInput; device: string },
): Promise<Call> {
  const viewer = requireViewer(ctx, 'member');
  const { sdpMid = null, sdpMLineIndex = null, usernameFragment = null } = input.candidate;
  const { candidate: content, ...part } = validate(
    iceCandidate,
    { candidate: input.candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment },
    'candidate',
  );
  const device = validate(callDevice, input.device, 'device');
  const now = ctx.app.clock.now();
  const { id, isOver } = await change(ctx.app, async (work) => {
    const locked = await lockCall(work, viewer.id, input);
    const { call, own } = locked;
    if (await endIfOver(work, locked, now)) return { id: call.id, isOver: true };
    if (own.device === null) throw conflict(callTexts.notAnswered);
    assertDevice(own, device);
    addSignal(work, locked, { kind: 'candidate', content, ...part });
    return { id: call.id, isOver: false };
  });
  // Behind the commit: thrown inside, the call's end would be undone with it.
  if (isOver) throw conflict(callTexts.over);
  return getCall(ctx.app, viewer.id, id);
}

/**
 * Says that a device is still in a call; a call whose device falls silent ends. Also how a device
 * finds out that it is over.
 * @throws BAD_USER_INPUT; NOT_FOUND for calls of others and unknown ones; CONFLICT from another
 * device
 */
export async function keepCall(ctx: Context, input: WhichCall & { device: string }): Promise<Call> {
  const viewer = requireViewer(ctx, 'member');
  const device = validate(callDevice, input.device, 'device');
  const now = ctx.app.clock.now();
  const id = await change(ctx.app, async (work) => {
    const locked = await lockCall(work, viewer.id, input);
    const { call, own } = locked;
    if (await endIfOver(work, locked, now)) return call.id;
    assertDevice(own, device);
    own.seenAt = now;
    return call.id;
  });
  return getCall(ctx.app, viewer.id, id);
}
