import { connectionTexts, lockDays, rejectedHours } from '../../../../schema/rules/connections.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { statement } from '../../core/db.ts';
import { AppError, badInput, isDangling, notFound } from '../../core/errors.ts';
import { topicOf } from '../../core/events.ts';
import { isId, newId } from '../../core/ids.ts';
import { connectionAnsweredTopic, happened, wakeTeller } from '../notifications/index.ts';
import { standingTopic } from '../profiles/index.ts';
import {
  isApart,
  isPair,
  otherOf,
  stateColumns,
  stateOf,
  type StateRow,
} from './connections.rows.ts';
import { countsLoader, stateLoader } from './connections.reads.ts';
import type { ConnectionState } from './connections.types.ts';

/** What happens between a person and others: `{ otherId, asked }`, `asked` when the other one asks. */
export const connectionsTopic = topicOf('connections');

/**
 * Asks, or meets a request that crosses this one: then they are connected. The pair's key makes those who race wait
 * for one another, each then sees what the other did; what is asked already, connected, locked or blocked stays as it is.
 */
const ask = statement<StateRow>(
  'connect',
  `with target as (select user_id as id from profiles where user_id = $2::uuid and is_listed),
     c as (insert into connections as c (id, low_id, high_id, status, asked_by_id, request_id, asked_at)
             select $3::uuid, least($1::uuid, target.id), greatest($1::uuid, target.id), 'pending', $1::uuid, $4::uuid, $5::timestamptz from target
             on conflict (low_id, high_id) do update set
               status = case when c.status = 'pending' then 'connected' else 'pending' end,
               connected_at = case when c.status = 'pending' then excluded.asked_at end,
               asked_by_id = case when c.status = 'pending' then c.asked_by_id else excluded.asked_by_id end,
               request_id = case when c.status = 'pending' then c.request_id else excluded.request_id end,
               asked_at = case when c.status = 'pending' then c.asked_at else excluded.asked_at end,
               locked_until = null
             where not (${isApart}) and (c.status = 'none' or c.status = 'pending' and c.asked_by_id <> excluded.asked_by_id or c.status = 'parted' and c.locked_until <= excluded.asked_at
               or c.status = 'rejected' and (c.asked_by_id <> excluded.asked_by_id or c.locked_until <= excluded.asked_at))
           returning c.*),
     asked as (${happened('connectionAsked', 'c.request_id', 'c.asked_by_id', 'c.asked_at')} from c where c.status = 'pending'),
     met as (${happened('connectionAccepted', 'c.request_id', '$1::uuid', 'c.connected_at')} from c where c.status = 'connected')
   select ${stateColumns('$1::uuid', '$2::uuid')} from c`,
);

const stands = statement<StateRow>(
  'connection_state',
  `select ${stateColumns('$1::uuid', 'p.user_id')} from profiles p left join connections c on ${isPair('$1::uuid', 'p.user_id')} where p.user_id = $2 and p.is_listed and not (${isApart})`,
);

const isAskedOf = (me: string): string =>
  `${me} in (c.low_id, c.high_id) and c.asked_by_id <> ${me} and exists (select from profiles p where p.user_id = c.asked_by_id and p.is_listed)`;

/** Only a request that waits, and only by the one who was asked. */
const accept = statement<StateRow>(
  'accept_connection',
  `with c as (update connections c set status = 'connected', connected_at = $3 where c.request_id = $1 and c.status = 'pending' and ${isAskedOf('$2::uuid')} returning c.*),
     told as (${happened('connectionAccepted', 'c.request_id', '$2::uuid', 'c.connected_at')} from c)
   select ${stateColumns('$2::uuid', otherOf('$2::uuid'))} from c`,
);

const acceptedBefore = statement<StateRow>(
  'accepted_connection',
  `select ${stateColumns('$2::uuid', 'c.asked_by_id')} from connections c where c.request_id = $1 and c.status = 'connected' and ${isAskedOf('$2::uuid')}`,
);

/** By the one who was asked: who asked does not ask again before `$3`. */
const reject = statement<StateRow>(
  'reject_connection',
  `with c as (update connections c set status = 'rejected', locked_until = $3 where c.request_id = $1 and c.status = 'pending' and $2::uuid in (c.low_id, c.high_id) and c.asked_by_id <> $2 returning c.*)
   select ${stateColumns('$2::uuid', otherOf('$2::uuid'))} from c`,
);

/** By the one who rejected it, while who asked still waits for that: the request stands again, as old as it is. */
const undoReject = statement<StateRow>(
  'undo_reject_connection',
  `with c as (update connections c set status = 'pending', locked_until = null where c.request_id = $1 and c.status = 'rejected' and c.locked_until > $3 and c.blocked_by_low_at is null and c.blocked_by_high_at is null and ${isAskedOf('$2::uuid')} returning c.*),
     told as (${happened('connectionReopened', 'c.request_id', '$2::uuid', '$3::timestamptz')} from c)
   select ${stateColumns('$2::uuid', otherOf('$2::uuid'))} from c`,
);

/** By the one who asked: the request is gone with its row. */
const cancel = statement<StateRow>(
  'cancel_connection',
  `with c as (delete from connections c where c.request_id = $1 and c.status = 'pending' and $2::uuid in (c.low_id, c.high_id) and c.asked_by_id = $2 returning c.*)
   select ${otherOf('$2::uuid')} as "otherId", null as status, null as "requestId", false as "isOwn", null as "lockedUntil", false as "isApart" from c`,
);

const part = statement<StateRow>(
  'disconnect',
  `with c as (update connections c set status = 'parted', locked_until = $3 from profiles p
               where ${isPair('$1::uuid', 'p.user_id')} and p.user_id = $2 and p.is_listed and c.status = 'connected' returning c.*),
     told as (${happened('connectionParted', 'c.request_id', '$1::uuid', '$4::timestamptz')} from c)
   select ${stateColumns('$1::uuid', '$2::uuid')} from c`,
);

/** After the commit: both see how they stand now. */
function tell({ events }: App, viewerId: string, otherId: string, asked = false): void {
  events.publish(connectionsTopic(viewerId), { otherId, asked: false });
  events.publish(connectionsTopic(otherId), { otherId: viewerId, asked });
}

/** After the commit, when two came together or went apart: what stands between them, and profiles that opened or shut. */
export function tellMoved(app: App, viewerId: string, otherId: string): void {
  tell(app, viewerId, otherId);
  for (const id of [viewerId, otherId]) app.events.publish(standingTopic(id), { userId: id });
}

function changed(ctx: Context, viewerId: string, row: StateRow): ConnectionState {
  const state = stateOf(row, ctx.app.clock.now());
  stateLoader(ctx).clear(row.otherId).prime(row.otherId, state);
  countsLoader(ctx).clear(viewerId);
  if (row.status === 'connected' || row.status === 'parted')
    tellMoved(ctx.app, viewerId, row.otherId);
  else tell(ctx.app, viewerId, row.otherId, state.direction === 'sent');
  return state;
}

async function stateNow(ctx: Context, viewerId: string, userId: string): Promise<ConnectionState> {
  const [row] = await ctx.app.db.rows(stands, [viewerId, userId]);
  if (!row) throw notFound(profileTexts.notFound);
  return stateOf(row, ctx.app.clock.now());
}

/**
 * How the viewer stands to a person (part 2, Connection state).
 * @throws NOT_FOUND for unknown, incomplete and banned accounts alike, and where one of the two blocks the other; FORBIDDEN for the unverified
 */
export async function connectionStatus(ctx: Context, userId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(userId)) throw notFound(profileTexts.notFound);
  return stateNow(ctx, viewer.id, userId.toLowerCase());
}

/**
 * Asks for a connection. Two who ask each other are connected; sent again, nothing changes.
 * @throws NOT_FOUND as `connectionStatus`, CONFLICT within the days after unbonding and the hours after a rejection, BAD_USER_INPUT for oneself, RATE_LIMITED
 */
export async function connect(ctx: Context, userId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  await takeCreation(ctx, viewer.id);
  if (!isId(userId)) throw notFound(profileTexts.notFound);
  const otherId = userId.toLowerCase();
  if (otherId === viewer.id) throw badInput(connectionTexts.self);
  const [row] = await ctx.app.db
    .rows(ask, [viewer.id, otherId, newId(), newId(), ctx.app.clock.now()])
    .catch((error: unknown) => {
      // The person's account went meanwhile.
      if (isDangling(error)) return [];
      throw error;
    });
  if (row) {
    wakeTeller(ctx.app);
    if (row.status === 'connected')
      ctx.app.events.publish(connectionAnsweredTopic, {
        requestId: row.requestId,
        status: 'accepted',
      });
    return changed(ctx, viewer.id, row);
  }
  const state = await stateNow(ctx, viewer.id, otherId);
  if (state.lockedUntil)
    throw new AppError('CONFLICT', connectionTexts.locked(state.lockedUntil), {
      lockedUntil: state.lockedUntil,
    });
  return state;
}

/** Ends a request by its id. @throws NOT_FOUND for requests that are answered, canceled, of others or never were */
async function endRequest(
  ctx: Context,
  requestId: string,
  status: 'rejected' | 'canceled',
): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const named = [requestId, viewer.id];
  const end = () =>
    status === 'canceled'
      ? ctx.app.db.rows(cancel, named)
      : ctx.app.db.rows(reject, [
          ...named,
          new Date(ctx.app.clock.now().getTime() + rejectedHours * 3_600_000),
        ]);
  const [row] = isId(requestId) ? await end() : [];
  if (!row) throw notFound(connectionTexts.requestGone);
  ctx.app.events.publish(connectionAnsweredTopic, { requestId: requestId.toLowerCase(), status });
  return changed(ctx, viewer.id, row);
}

export const cancelConnectionRequest = (
  ctx: Context,
  requestId: string,
): Promise<ConnectionState> => endRequest(ctx, requestId, 'canceled');
/** The asker waits a day before asking anew; the viewer may ask at once. @throws as `cancelConnectionRequest` */
export const rejectConnection = (ctx: Context, requestId: string): Promise<ConnectionState> =>
  endRequest(ctx, requestId, 'rejected');

/**
 * Takes a rejection back: the request waits for the viewer's answer again, as if it had not been rejected.
 * @throws NOT_FOUND as the others, also when the day after the rejection is over
 */
export async function undoRejectConnection(
  ctx: Context,
  requestId: string,
): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(requestId)
    ? await ctx.app.db.rows(undoReject, [requestId, viewer.id, ctx.app.clock.now()])
    : [];
  if (!row) throw notFound(connectionTexts.requestGone);
  wakeTeller(ctx.app);
  return changed(ctx, viewer.id, row);
}

/**
 * Accepts a request that the viewer received; sent twice, it is accepted once.
 * @throws NOT_FOUND as the others
 */
export async function acceptConnection(ctx: Context, requestId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(requestId)) throw notFound(connectionTexts.requestGone);
  const [row] = await ctx.app.db.rows(accept, [requestId, viewer.id, ctx.app.clock.now()]);
  if (row) {
    wakeTeller(ctx.app);
    ctx.app.events.publish(connectionAnsweredTopic, {
      requestId: requestId.toLowerCase(),
      status: 'accepted',
    });
    return changed(ctx, viewer.id, row);
  }
  const [before] = await ctx.app.db.rows(acceptedBefore, [requestId, viewer.id]);
  if (!before) throw notFound(connectionTexts.requestGone);
  return stateOf(before, ctx.app.clock.now());
}

/**
 * Unbonds: neither may ask the other before the days are over. Those who are not connected stay as they are.
 * @throws NOT_FOUND as `connectionStatus`
 */
export async function disconnect(ctx: Context, userId: string): Promise<ConnectionState> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(userId)) throw notFound(profileTexts.notFound);
  const otherId = userId.toLowerCase();
  const now = ctx.app.clock.now();
  const [row] = await ctx.app.db.rows(part, [
    viewer.id,
    otherId,
    new Date(now.getTime() + lockDays * 86_400_000),
    now,
  ]);
  if (row) wakeTeller(ctx.app);
  return row ? changed(ctx, viewer.id, row) : stateNow(ctx, viewer.id, otherId);
}
