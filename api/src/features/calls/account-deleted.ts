import type { DeletedAccount, Work } from '../../core/context.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { publishStale } from './call-events.ts';
import { endLocked } from './ending/call-endings.ts';
import { lockOpenCall } from './open-calls.ts';

/**
 * Ends the call that a person is in; the other one's devices are told that there is none, for its
 * row goes too.
 */
export async function onAccountDeleted(work: Work, { userId, at }: DeletedAccount): Promise<void> {
  const open = await lockOpenCall(work, userId);
  if (!open) return;
  const { call } = open;
  await endLocked(work, call, 'hungUp', at);
  await work.em.flush();
  const otherId = call.callerId === userId ? call.calleeId : call.callerId;
  publishStale(work, otherId);
  // What the account did is forgotten with it: the other one's devices are told by their own name.
  noteDomainEvent(work, 'callChanged', { callId: call.id, callerId: otherId, at });
}
