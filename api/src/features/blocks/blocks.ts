import { blockTexts } from '../../../../schema/rules/blocks.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context } from '../../core/context.ts';
import { chargeCreation } from '../../core/creation-limit.ts';
import { badUserInput, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { publishConnectionChange } from '../connections/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { lockListedPerson } from '../profiles/index.ts';
import {
  connectionRequestClosedTopic,
  lockOrCreatePair,
  lockPair,
} from '../relationships/index.ts';
import type { Block } from './blocks.types.ts';

/**
 * Blocks a person, both ways and silently: neither finds the other, and no request, thanks or notification passes. A
 * connection ends as if it had been parted, a request as if it had been canceled. What they wrote for the whole college
 * stays readable. Sent again, nothing changes.
 * @throws NOT_FOUND 'User not found' for unknown, incomplete and banned accounts alike, BAD_USER_INPUT for oneself,
 * RATE_LIMITED
 */
export async function blockUser(ctx: Context, userId: string): Promise<Block> {
  const viewer = requireViewer(ctx);
  await chargeCreation(ctx, viewer.id);
  if (!isId(userId)) throw notFound(blockTexts.notFound);
  const otherId = userId.toLowerCase();
  if (otherId === viewer.id) throw badUserInput(blockTexts.self);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    if (!(await lockListedPerson(work, otherId))) throw notFound(blockTexts.notFound);
    const pair = await lockOrCreatePair(work, viewer.id, otherId);
    const { requestId } = pair;
    if (pair.block(viewer.id, now))
      noteDomainEvent(work, 'connectionParted', {
        subjectId: requestId,
        actorId: viewer.id,
        at: now,
      });
    work.publish(connectionRequestClosedTopic, { requestId, status: 'canceled' });
    publishConnectionChange(work, viewer.id, otherId);
  });
  return { id: otherId, isBlocked: true };
}

/**
 * Takes a block back; a lock after a connection that ended with it runs on. Who is not blocked is not blocked
 * afterwards: that is no error.
 * @throws NOT_FOUND for what is no id
 */
export async function unblockUser(ctx: Context, userId: string): Promise<Block> {
  const viewer = requireViewer(ctx);
  if (!isId(userId)) throw notFound(blockTexts.notFound);
  const otherId = userId.toLowerCase();
  await change(ctx.app, async (work) => {
    const pair = await lockPair(work, viewer.id, otherId);
    if (pair?.unblock(viewer.id)) publishConnectionChange(work, viewer.id, otherId);
  });
  return { id: otherId, isBlocked: false };
}
