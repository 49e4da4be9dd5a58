import type { DeletedAccount, Work } from '../../core/context.ts';
import { endLocked } from './call-endings.ts';
import { publishStale } from './call-events.ts';
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
  publishStale(work, call.callerId === userId ? call.calleeId : call.callerId);
}
