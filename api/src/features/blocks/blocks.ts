import { blockTexts } from '../../../../schema/rules/blocks.ts';
import { lockDays } from '../../../../schema/rules/connections.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { statement } from '../../core/db.ts';
import { badInput, isDangling, notFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { isPair, tellMoved } from '../connections/index.ts';
import { connectionAnsweredTopic, happened, wakeTeller } from '../notifications/index.ts';
import type { Block } from './blocks.types.ts';

/**
 * Blocks in the pair's row, where what either does meets it: a bond ends as if it had been unbonded, a request as if
 * it had been taken back. Blocked again, it stays as it is.
 */
const block = statement<{ requestId: string }>(
  'block',
  `with target as (select user_id as id from profiles where user_id = $2::uuid and is_listed),
   c as (insert into connections as c (id, low_id, high_id, status, asked_by_id, request_id, asked_at, blocked_by_low_at, blocked_by_high_at)
     select $3::uuid, least($1::uuid, target.id), greatest($1::uuid, target.id), 'none', $1::uuid, $4::uuid, $5::timestamptz,
       case when $1 < target.id then $5::timestamptz end, case when $1 > target.id then $5::timestamptz end from target
     on conflict (low_id, high_id) do update set
       status = case c.status when 'connected' then 'parted' when 'pending' then 'none' else c.status end,
       locked_until = case when c.status = 'connected' then $6::timestamptz else c.locked_until end,
       blocked_by_low_at = coalesce(c.blocked_by_low_at, excluded.blocked_by_low_at), blocked_by_high_at = coalesce(c.blocked_by_high_at, excluded.blocked_by_high_at)
   returning c.*),
     told as (${happened('connectionParted', 'c.request_id', '$1::uuid', '$5::timestamptz')} from c where c.status = 'parted')
   select c.request_id as "requestId" from c`,
);

const unblock = statement(
  'unblock',
  `update connections c set blocked_by_low_at = case when c.low_id <> $1 then c.blocked_by_low_at end, blocked_by_high_at = case when c.high_id <> $1 then c.blocked_by_high_at end
    where ${isPair('$1::uuid', '$2::uuid')} and case when c.low_id = $1 then c.blocked_by_low_at else c.blocked_by_high_at end is not null returning c.id`,
);

/**
 * Blocks a person, both ways and silently: neither finds the other, and no request, thanks or notice passes
 * (decisions, "Who sees what"). What they wrote for the whole college stays readable. Sent again, nothing changes.
 * @throws NOT_FOUND 'User not found' for unknown, incomplete and banned accounts alike, BAD_USER_INPUT for oneself, RATE_LIMITED
 */
export async function blockUser(ctx: Context, userId: string): Promise<Block> {
  const { app } = ctx;
  const viewer = requireViewer(ctx);
  await takeCreation(ctx, viewer.id);
  if (!isId(userId)) throw notFound(blockTexts.notFound);
  const otherId = userId.toLowerCase();
  if (otherId === viewer.id) throw badInput(blockTexts.self);
  const now = app.clock.now();
  const [row] = await app.db
    .rows(block, [
      viewer.id,
      otherId,
      newId(),
      newId(),
      now,
      new Date(now.getTime() + lockDays * 86_400_000),
    ])
    .catch((error: unknown) => {
      // The person's account went meanwhile.
      if (isDangling(error)) return [];
      throw error;
    });
  if (!row) throw notFound(blockTexts.notFound);
  app.events.publish(connectionAnsweredTopic, { requestId: row.requestId, status: 'canceled' });
  wakeTeller(app);
  tellMoved(app, viewer.id, otherId);
  return { id: otherId, isBlocked: true };
}

/**
 * Takes a block back; a lock after a bond that ended with it runs on. Who is not blocked is not blocked afterwards:
 * that is no error.
 * @throws NOT_FOUND for what is no id
 */
export async function unblockUser(ctx: Context, userId: string): Promise<Block> {
  const viewer = requireViewer(ctx);
  if (!isId(userId)) throw notFound(blockTexts.notFound);
  const otherId = userId.toLowerCase();
  const [changed] = await ctx.app.db.rows(unblock, [viewer.id, otherId]);
  if (changed) tellMoved(ctx.app, viewer.id, otherId);
  return { id: otherId, isBlocked: false };
}
