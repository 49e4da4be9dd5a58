import {
  type CallEndReason,
  callLimits,
  callTexts,
  callWords,
} from '../../../../../schema/rules/calls/calls-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { partnerIn, postCallMessage } from '../../chat/index.ts';
import { type CallEntity, CallParticipantEntity, CallSignalEntity } from '../call.entity.ts';
import { publishCall } from '../call-events.ts';
import { getCall } from '../calls.queries.ts';
import type { Call } from '../calls.types.ts';
import {
  isOverdue,
  type LockedCall,
  lockCall,
  lockOpenCall,
  lockPeople,
  type WhichCall,
} from '../open-calls.ts';

const isMissed = (reason: CallEndReason): boolean => reason === 'missed' || reason === 'busy';

/**
 * Those who know how it went: of an unanswered call the caller alone, for the other one shall read
 * of it.
 */
const heardOf = ({ callerId, calleeId }: CallEntity, reason: CallEndReason): string[] =>
  isMissed(reason) ? [callerId] : [callerId, calleeId];

/**
 * Ends a call that is locked: both are free, its signals are gone, and its conversation says how it
 * went.
 * @param reason of a call that nobody answered, `hungUp` and `failed` become `missed`
 */
export async function endLocked(
  work: Work,
  call: CallEntity,
  reason: CallEndReason,
  now: Date,
): Promise<void> {
  const isUnanswered = call.answeredAt === null;
  const endReason =
    isUnanswered && (reason === 'hungUp' || reason === 'failed') ? 'missed' : reason;
  call.state = 'ended';
  call.endReason = endReason;
  call.endedAt = now;
  for (const place of await work.em.find(CallParticipantEntity, { call })) place.isOpen = false;
  // The unique keys see that both are free before another call begins in the same unit.
  await work.em.flush();
  await work.em.nativeDelete(CallSignalEntity, { call });
  await postCallMessage(work, {
    conversationId: call.conversationId,
    callerId: call.callerId,
    heardBy: heardOf(call, endReason),
    content: callWords(
      endReason,
      call.answeredAt && (now.getTime() - call.answeredAt.getTime()) / 1000,
    ),
    isMissed: isMissed(endReason),
    at: now,
  });
  publishCall(work, call);
}

/**
 * Ends a call that may go on no longer: it rang too long, or the two may not meet any more.
 * @returns whether it is over now, or was before
 */
export async function endIfOver(
  work: Work,
  { call, own }: { call: CallEntity; own: Pick<LockedCall['own'], 'userId'> },
  now: Date,
): Promise<boolean> {
  if (call.state === 'ended') return true;
  if (isOverdue(call, now)) {
    await endLocked(work, call, 'hungUp', now);
    return true;
  }
  if ((await partnerIn(work, { id: own.userId }, call.conversationId)) !== null) return false;
  await endLocked(work, call, 'hungUp', now);
  return true;
}

/**
 * Ends a call in which a device that said that it is there has said nothing for too long.
 * @returns whether it did
 */
export async function endIfSilent(work: Work, call: CallEntity, now: Date): Promise<boolean> {
  const seenAt = { $lte: new Date(now.getTime() - callLimits.silentSeconds * 1000) };
  if (!(await work.em.findOne(CallParticipantEntity, { call, seenAt }))) return false;
  await endLocked(work, call, 'failed', now);
  return true;
}

/**
 * Ends the call that a person is in with one of some others or that rings between them, for they
 * may not meet any more. Who calls at the same moment waits, and is then refused.
 */
export async function endCallWith(
  work: Work,
  { userId, otherIds, at }: { userId: string; otherIds: readonly string[]; at: Date },
): Promise<void> {
  await lockPeople(work, [userId, ...otherIds]);
  const open = await lockOpenCall(work, userId);
  if (open && otherIds.some((id) => [open.call.callerId, open.call.calleeId].includes(id)))
    await endLocked(work, open.call, 'hungUp', at);
}

/**
 * Declines a call that rings, on all devices of who is called; one that is over stays as it is.
 * @throws NOT_FOUND for calls of others and unknown ones alike, CONFLICT for the caller and once it
 * was answered
 */
export async function declineCall(ctx: Context, which: WhichCall): Promise<Call> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const id = await change(ctx.app, async (work) => {
    const locked = await lockCall(work, viewer.id, which);
    const { call } = locked;
    if (await endIfOver(work, locked, now)) return call.id;
    if (call.calleeId !== viewer.id) throw conflict(callTexts.notYours);
    if (call.state !== 'ringing') throw conflict(callTexts.notRinging);
    await endLocked(work, call, 'declined', now);
    return call.id;
  });
  return getCall(ctx.app, viewer.id, id);
}

/**
 * Ends a call, from either side and any device; one that is over stays as it is. Who is called and
 * ends it while it rings, declines, unless they wanted to talk and could not.
 * @param hasFailed a browser had no microphone, or found no way to the other
 * @throws NOT_FOUND for calls of others and unknown ones alike
 */
export async function endCall(ctx: Context, which: WhichCall, hasFailed: boolean): Promise<Call> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const id = await change(ctx.app, async (work) => {
    const locked = await lockCall(work, viewer.id, which);
    const { call } = locked;
    if (await endIfOver(work, locked, now)) return call.id;
    const declines = !hasFailed && call.state === 'ringing' && call.calleeId === viewer.id;
    await endLocked(work, call, declines ? 'declined' : hasFailed ? 'failed' : 'hungUp', now);
    return call.id;
  });
  return getCall(ctx.app, viewer.id, id);
}
