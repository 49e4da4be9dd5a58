import {
  callDevice,
  callLimits,
  callTexts,
  sessionDescription,
} from '../../../../schema/rules/calls/calls.ts';
import { chatTexts } from '../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../core/context.ts';
import { conflict, notFound, validate } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { findConversation, partnerIn } from '../chat/index.ts';
import { CallEntity, CallParticipantEntity } from './call.entity.ts';
import { publishCall } from './call-events.ts';
import { getCall } from './calls.queries.ts';
import type { Call } from './calls.types.ts';
import { endIfOver, endIfSilent, endLocked } from './ending/call-endings.ts';
import { noAnswerJob } from './ending/overdue-calls.ts';
import {
  assertDevice,
  type LockedCall,
  lockCall,
  lockOpenCall,
  lockPeople,
  type WhichCall,
} from './open-calls.ts';
import { addSignal } from './signals/call-signals.ts';

/** An offer, checked. */
interface Offer {
  conversationId: string;
  sdp: string;
  device: string;
}

/** A call between two people in its first state, and their places in it. */
function createCall({ em }: Work, offer: Offer, caller: Viewer, calleeId: string, now: Date) {
  const { conversationId, device } = offer;
  const { id: callerId, sessionId } = caller;
  const call = em.create(CallEntity, { conversationId, callerId, calleeId, startedAt: now });
  const own = em.create(CallParticipantEntity, { call, userId: callerId, device, sessionId });
  const other = em.create(CallParticipantEntity, { call, userId: calleeId });
  return { call, own, other };
}

/**
 * Who is called is in another call: this one is over before it rang. It is kept all the same, so
 * that the caller learns why and the other one reads that they missed it; nobody is in it, for
 * either may be in one open call alone.
 */
async function createBusy(
  work: Work,
  offer: Offer,
  caller: Viewer,
  calleeId: string,
  now: Date,
): Promise<CallEntity> {
  const { call, own, other } = createCall(work, offer, caller, calleeId, now);
  own.isOpen = false;
  other.isOpen = false;
  call.state = 'ended';
  call.endReason = 'busy';
  call.endedAt = now;
  await endLocked(work, call, 'busy', now);
  return call;
}

/**
 * Another way to hold a call, which is named: once it is over nothing rings anew, whoever learns of
 * its end late.
 * @throws NOT_FOUND, CONFLICT as `offerCall`
 */
async function offerInCall(
  work: Work,
  viewer: Viewer,
  { callId, ...offer }: Offer & { callId: string },
  now: Date,
): Promise<{ id: string; isOver: boolean }> {
  const locked = await lockCall(work, viewer.id, { ...offer, callId });
  const { call, own } = locked;
  if (await endIfOver(work, locked, now)) return { id: call.id, isOver: true };
  if (call.state === 'ringing') throw conflict(callTexts.notAnswered);
  assertDevice(own, offer.device);
  addSignal(work, locked, { kind: 'offer', content: offer.sdp });
  return { id: call.id, isOver: false };
}

/**
 * A new way to hold a call that goes on, or the same call again: pressed twice, or both at once.
 */
function offerAgain(work: Work, { call, own }: LockedCall, offer: Offer): void {
  if (call.conversationId !== offer.conversationId)
    throw conflict(call.state === 'ringing' ? callTexts.ringsForYou : callTexts.ownCall);
  if (call.state === 'ringing') {
    if (call.callerId === own.userId) assertDevice(own, offer.device);
    return;
  }
  assertDevice(own, offer.device);
  addSignal(work, { call, own }, { kind: 'offer', content: offer.sdp });
}

/** Rings at the other one. */
async function ring(
  work: Work,
  offer: Offer,
  caller: Viewer,
  calleeId: string,
  now: Date,
): Promise<CallEntity> {
  const { call, own } = createCall(work, offer, caller, calleeId, now);
  addSignal(work, { call, own }, { kind: 'offer', content: offer.sdp });
  await work.enqueue(
    noAnswerJob,
    { callId: call.id },
    { startAfterSeconds: callLimits.ringSeconds },
  );
  publishCall(work, call);
  return call;
}

/**
 * An open call of a person; one that is over by now, or whose device fell silent, is ended: nobody
 * is busy with it.
 */
async function openCallOf(work: Work, userId: string, now: Date): Promise<LockedCall | null> {
  const locked = await lockOpenCall(work, userId);
  if (!locked || (await endIfOver(work, locked, now))) return null;
  return (await endIfSilent(work, locked.call, now)) ? null : locked;
}

/**
 * Whom one may call in a conversation, asked again behind the lock of the two: a block that came
 * first is seen, one that comes later finds the call and ends it.
 */
async function lockPartner(
  work: Work,
  viewer: Viewer,
  conversationId: string,
): ReturnType<typeof partnerIn> {
  const partner = await partnerIn(work, viewer, conversationId);
  if (partner === null) return null;
  await lockPeople(work, [viewer.id, partner.userId]);
  return partnerIn(work, viewer, conversationId);
}

/**
 * Why nobody can be called there: NOT_FOUND for others' conversations, else a CONFLICT in words.
 */
async function callRefusal({ app }: Context, viewer: Viewer, conversationId: string) {
  const found = await findConversation(app, viewer.id, conversationId);
  return found ? conflict(found.refusal ?? callTexts.twoOnly) : notFound(chatTexts.notFound);
}

/** Begins a call. @returns its id; null where nobody can be called */
async function startCall(
  work: Work,
  viewer: Viewer,
  offered: Offer,
  now: Date,
): Promise<string | null> {
  const partner = await lockPartner(work, viewer, offered.conversationId);
  if (partner === null) return null;
  const { conversationId, userId: calleeId } = partner;
  const offer = { ...offered, conversationId };
  const own = await openCallOf(work, viewer.id, now);
  if (own) {
    offerAgain(work, own, offer);
    return own.call.id;
  }
  const begin = (await openCallOf(work, calleeId, now)) ? createBusy : ring;
  return (await begin(work, offer, viewer, calleeId, now)).id;
}

/**
 * Calls the other one of a direct conversation, or, inside of a call, offers another way to hold
 * it. Where both call at once, the first call rings, and the other one's offer is answered with it.
 * @param input the conversation's id, or the other person's; what the browser offers; the name of
 * the device; inside of a call, its id
 * @returns the call: it rings, or is over at once because the other one is in another call
 * @throws BAD_USER_INPUT, NOT_FOUND for unknown conversations and others' alike; CONFLICT in
 * groups, where nothing may pass, from another device than the one in the call, and while one is in
 * another call; RATE_LIMITED
 */
export async function offerCall(
  ctx: Context,
  input: WhichCall & { offer: { sdp: string }; device: string },
): Promise<Call> {
  const viewer = requireViewer(ctx, 'member');
  const { sdp } = validate(sessionDescription, input.offer, 'offer');
  const device = validate(callDevice, input.device, 'device');
  await ctx.app.limits.consume('callOffers', viewer.id);
  const { conversationId, callId } = input;
  if (!isId(conversationId)) throw notFound(chatTexts.notFound);
  const now = ctx.app.clock.now();
  const offer = { conversationId, sdp, device };
  const { id, isOver } = await change(ctx.app, async (work) =>
    callId === null
      ? { id: await startCall(work, viewer, offer, now), isOver: false }
      : offerInCall(work, viewer, { ...offer, callId }, now),
  );
  // Behind the commit: thrown inside, the call's end would be undone with it.
  if (isOver) throw conflict(callTexts.over);
  if (id === null) throw await callRefusal(ctx, viewer, conversationId);
  return getCall(ctx.app, viewer.id, id);
}

/** The callee accepts on this device. */
function accept({ call, own }: LockedCall, device: string, { sessionId }: Viewer, now: Date): void {
  call.state = 'ongoing';
  call.answeredAt = now;
  own.device = device;
  own.sessionId = sessionId;
}

/**
 * Answers a call, which stops ringing on the other devices; inside of a call, answers another
 * offer.
 * @throws BAD_USER_INPUT; NOT_FOUND for calls of others and unknown ones; CONFLICT for the caller
 * of a call that rings, from another device than the one in the call, and for a call that is over
 */
export async function answerCall(
  ctx: Context,
  input: WhichCall & { answer: { sdp: string }; device: string },
): Promise<Call> {
  const viewer = requireViewer(ctx, 'member');
  const { sdp } = validate(sessionDescription, input.answer, 'answer');
  const device = validate(callDevice, input.device, 'device');
  const now = ctx.app.clock.now();
  const { id, isOver } = await change(ctx.app, async (work) => {
    const locked = await lockCall(work, viewer.id, input);
    const { call, own } = locked;
    if (await endIfOver(work, locked, now)) return { id: call.id, isOver: true };
    const begins = call.state === 'ringing';
    if (begins && call.calleeId !== viewer.id) throw conflict(callTexts.notYours);
    if (begins) accept(locked, device, viewer, now);
    assertDevice(own, device);
    addSignal(work, locked, { kind: 'answer', content: sdp });
    if (begins) publishCall(work, call);
    return { id: call.id, isOver: false };
  });
  // Behind the commit: thrown inside, the call's end would be undone with it.
  if (isOver) throw conflict(callTexts.over);
  return getCall(ctx.app, viewer.id, id);
}
