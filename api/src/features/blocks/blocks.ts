import { blockTexts } from '../../../../schema/rules/blocks.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { chargeCreation } from '../../core/creation-limit.ts';
import { badUserInput, notFound } from '../../core/errors.ts';
import { requireId } from '../../core/ids.ts';
import { endCallBetween } from '../calls/index.ts';
import { endRequestBetween } from '../chat/index.ts';
import { publishBlockChange } from '../connections/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { publishHidden } from '../presence/index.ts';
import { lockListedPerson } from '../profiles/index.ts';
import {
  connectionRequestClosedTopic,
  lockOrCreatePair,
  lockPair,
} from '../relationships/index.ts';
import type { Block } from './blocks.types.ts';

/**
 * Blocks a person inside a unit of work. @throws NOT_FOUND 'User not found' for unknown, incomplete
 * and banned accounts alike
 */
export async function blockPerson(
  work: Work,
  { viewerId, otherId, at }: { viewerId: string; otherId: string; at: Date },
): Promise<void> {
  if (!(await lockListedPerson(work, otherId))) throw notFound(blockTexts.notFound);
  const pair = await lockOrCreatePair(work, viewerId, otherId);
  const { requestId, status } = pair;
  if (pair.block(viewerId, at))
    noteDomainEvent(work, 'connectionParted', { requestId, partedById: viewerId, at });
  if (status === 'pending')
    work.publish(connectionRequestClosedTopic, { requestId, status: 'canceled' });
  await endCallBetween(work, { userId: viewerId, otherId, at });
  await endRequestBetween(work, { userId: viewerId, otherId, at });
  await publishHidden(work, viewerId, otherId);
  await publishHidden(work, otherId, viewerId);
  const endsSomething = status === 'pending' || status === 'connected';
  publishBlockChange(work, { personId: viewerId, otherId, endsSomething });
}

/** Takes a block back inside a unit of work. Who is not blocked is not blocked afterwards. */
export async function unblockPerson(
  work: Work,
  { viewerId, otherId }: { viewerId: string; otherId: string },
): Promise<void> {
  const pair = await lockPair(work, viewerId, otherId);
  if (pair?.unblock(viewerId))
    publishBlockChange(work, { personId: viewerId, otherId, endsSomething: false });
}

/**
 * The id of somebody else, as they may be blocked.
 * @throws NOT_FOUND for what is no id, BAD_USER_INPUT for oneself
 */
export function otherPerson(viewerId: string, userId: string): string {
  const otherId = requireId(userId, () => notFound(blockTexts.notFound));
  if (otherId === viewerId) throw badUserInput(blockTexts.self);
  return otherId;
}

/**
 * Blocks a person, both ways and silently: neither finds the other, and no request, thanks or
 * notification passes. A connection ends as if one of the two had ended it, a call at once, a
 * request for a connection as if it had been canceled, one for a chat as if it had run out of time.
 * What they wrote for the whole college stays readable. Sent again, nothing changes.
 * @throws NOT_FOUND 'User not found' for unknown, incomplete and banned accounts alike,
 * BAD_USER_INPUT for oneself, RATE_LIMITED
 */
export async function blockUser(ctx: Context, userId: string): Promise<Block> {
  const viewer = requireViewer(ctx);
  const otherId = otherPerson(viewer.id, userId);
  await chargeCreation(ctx, viewer.id);
  const at = ctx.app.clock.now();
  await change(ctx.app, (work) => blockPerson(work, { viewerId: viewer.id, otherId, at }));
  return { id: otherId, isBlocked: true };
}

/**
 * Takes a block back; a lock after a connection that ended with it runs on. Who is not blocked is
 * not blocked afterwards: that is no error.
 * @throws NOT_FOUND for what is no id
 */
export async function unblockUser(ctx: Context, userId: string): Promise<Block> {
  const viewer = requireViewer(ctx);
  const otherId = requireId(userId, () => notFound(blockTexts.notFound));
  await change(ctx.app, (work) => unblockPerson(work, { viewerId: viewer.id, otherId }));
  return { id: otherId, isBlocked: false };
}
