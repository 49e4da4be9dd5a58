import { blockTexts } from '../../../../schema/rules/blocks/blocks.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { badUserInput, notFound } from '../../core/errors.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { endCallWith } from '../calls/index.ts';
import { endRequestsWith, lockConversationsWith } from '../chat/index.ts';
import { publishBlockChange } from '../connections/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { publishHidden } from '../presence/index.ts';
import { lockListedPerson } from '../profiles/index.ts';
import {
  connectionRequestClosedTopic,
  lockKeyOfPair,
  lockOrCreatePair,
  lockPair,
  type PairEntity,
} from '../relationships/index.ts';
import type { Block } from './blocks.types.ts';

/** Whom somebody blocks, and whom they block no more. */
export interface BlockChange {
  otherId: string;
  isBlocked: boolean;
}

/** Writes down that a person blocks another, their pair locked. @returns what ended by it */
function block(work: Work, pair: PairEntity, { viewerId, at }: { viewerId: string; at: Date }) {
  const { requestId, status } = pair;
  if (pair.block(viewerId, at))
    noteDomainEvent(work, 'connectionParted', { requestId, partedById: viewerId, at });
  if (status === 'pending')
    work.publish(connectionRequestClosedTopic, { requestId, status: 'canceled' });
  return { endsSomething: status === 'pending' || status === 'connected' };
}

/** Locks what says of these people that they may be blocked, and the keys of their pairs. */
async function lockBlockable(
  work: Work,
  viewerId: string,
  otherIds: readonly string[],
): Promise<void> {
  for (const otherId of otherIds)
    if (!(await lockListedPerson(work, otherId))) throw notFound(blockTexts.notFound);
  for (const otherId of otherIds) await lockKeyOfPair(work, viewerId, otherId);
}

/**
 * Blocks people, and takes blocks back, inside a unit of work. Who is not blocked is not blocked
 * afterwards. What is locked of all of them is locked in the order of locks: first all that comes
 * first.
 * @throws NOT_FOUND 'User not found' where one who is to be blocked is unknown, incomplete or
 * banned
 */
export async function changeBlocks(
  work: Work,
  { viewerId, blocks, at }: { viewerId: string; blocks: readonly BlockChange[]; at: Date },
): Promise<void> {
  const inOrder = [...blocks].sort((a, b) => (a.otherId < b.otherId ? -1 : 1));
  const blocked = inOrder.filter(({ isBlocked }) => isBlocked).map(({ otherId }) => otherId);
  await lockBlockable(work, viewerId, blocked);
  const changes: Parameters<typeof publishBlockChange>[1][] = [];
  for (const { otherId, isBlocked } of inOrder) {
    const change = { personId: viewerId, otherId };
    if (isBlocked) {
      const pair = await lockOrCreatePair(work, viewerId, otherId);
      changes.push({ ...change, ...block(work, pair, { viewerId, at }) });
    } else if ((await lockPair(work, viewerId, otherId))?.unblock(viewerId))
      changes.push({ ...change, endsSomething: false });
  }
  if (blocked.length > 0) {
    const ended = { userId: viewerId, otherIds: blocked, at };
    await lockConversationsWith(work, viewerId, blocked);
    await endCallWith(work, ended);
    await endRequestsWith(work, ended);
  }
  for (const otherId of blocked) {
    await publishHidden(work, viewerId, otherId);
    await publishHidden(work, otherId, viewerId);
  }
  for (const change of changes) publishBlockChange(work, change);
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
  const blocks = [{ otherId, isBlocked: true }];
  await change(ctx.app, (work) => changeBlocks(work, { viewerId: viewer.id, blocks, at }));
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
  const at = ctx.app.clock.now();
  const blocks = [{ otherId, isBlocked: false }];
  await change(ctx.app, (work) => changeBlocks(work, { viewerId: viewer.id, blocks, at }));
  return { id: otherId, isBlocked: false };
}
