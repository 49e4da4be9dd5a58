import { LockMode } from '@mikro-orm/core';
import { callLimits, callTexts } from '../../../../schema/rules/calls/calls-texts.ts';
import type { Work } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { CallEntity, CallParticipantEntity } from './call.entity.ts';

/** Which call is meant: the open one of a conversation, or one by its id, which may be over. */
export interface WhichCall {
  /** The conversation's id, or the other person's. */
  conversationId: string;
  callId: string | null;
}

/** A call that is locked until the commit, as one of the two sees it. */
export interface LockedCall {
  call: CallEntity;
  own: CallParticipantEntity;
}

/**
 * Those who start calls with the same people, or part them, follow one another, so that the second
 * sees what the first did. Locked before any call, and before what is asked about the two.
 */
export async function lockPeople(work: Work, userIds: readonly string[]): Promise<void> {
  for (const userId of [...userIds].sort()) await work.advisoryLock('call', userId);
}

/** A call, locked until the commit; null once it is gone with an account. */
export const lockCallById = ({ em }: Work, id: string): Promise<CallEntity | null> =>
  em.findOne(CallEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/**
 * The call that a person is in or that rings at or for them, locked until the commit; null without
 * one.
 */
export async function lockOpenCall(work: Work, userId: string): Promise<LockedCall | null> {
  const own = await work.em.findOne(CallParticipantEntity, { userId, isOpen: true });
  const call = own && (await lockCallById(work, own.call.id));
  return own && call && call.state !== 'ended' ? { call, own } : null;
}

/** @throws NOT_FOUND for calls of others, unknown ones, and conversations without an open call */
export async function lockCall(
  work: Work,
  viewerId: string,
  { conversationId, callId }: WhichCall,
): Promise<LockedCall> {
  if (!isId(conversationId) || (callId !== null && !isId(callId))) throw notFound(callTexts.over);
  const sentId = conversationId.toLowerCase();
  const isThere = [
    { conversationId: sentId },
    { callerId: viewerId, calleeId: sentId },
    { callerId: sentId, calleeId: viewerId },
  ];
  const call = await work.em.findOne(
    CallEntity,
    callId === null
      ? { $or: isThere, state: { $ne: 'ended' } }
      : { $or: isThere, id: callId.toLowerCase() },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const own = call && (await work.em.findOne(CallParticipantEntity, { call, userId: viewerId }));
  if (!call || !own) throw notFound(callTexts.over);
  return { call, own };
}

/** Whether it has rung for too long, or is longer than any call may be. */
export function isOverdue({ state, startedAt }: CallEntity, now: Date): boolean {
  const seconds = (now.getTime() - startedAt.getTime()) / 1000;
  return seconds >= (state === 'ringing' ? callLimits.ringSeconds : callLimits.hours * 3600);
}

/** @throws CONFLICT from another device than the one that is in the call */
export function assertDevice({ device }: CallParticipantEntity, given: string): void {
  if (device !== given) throw conflict(callTexts.elsewhere);
}
