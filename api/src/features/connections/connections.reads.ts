import DataLoader from 'dataloader';
import { type App, type Context, perRequest } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import type { User } from '../identity/index.ts';
import {
  isStaff,
  personColumns,
  personOf,
  type PersonRow,
  type Profile,
  wholeSql,
} from '../profiles/index.ts';
import { searchText } from '../terms/index.ts';
import { isPair, otherOf, stateColumns, stateOf, type StateRow } from './connections.rows.ts';
import type {
  ConnectedPerson,
  ConnectionArgs,
  ConnectionCounts,
  ConnectionRequest,
  ConnectionState,
  RequestArgs,
  RequestDirection,
} from './connections.types.ts';

const states = statement<StateRow>(
  'connection_states',
  `select ${stateColumns('$1::uuid', 'o.id')} from unnest($2::uuid[]) o(id) left join connections c on ${isPair('$1::uuid', 'o.id')}`,
);

/** How the viewer stands to people, by their ids: one statement per request however many are shown; null where one of the two blocks the other. For members alone. */
export const stateLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, ConnectionState | null>(async (ids) => {
      const now = ctx.app.clock.now();
      const rows = await ctx.app.db.rows(states, [ctx.viewer?.id ?? null, ids]);
      const byId = new Map(
        rows.filter((row) => !row.isApart).map((row) => [row.otherId, stateOf(row, now)]),
      );
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** The pairs of a person that stand so, each with the other one; two index reads, for a person is the lesser id in some and the greater in others. */
const pairsOf = (me: string, status: 'connected' | 'pending'): string =>
  `(select c.*, ${otherOf(me)} as other_id from connections c where c.low_id = ${me} and c.status = '${status}'
    union all select c.*, ${otherOf(me)} from connections c where c.high_id = ${me} and c.status = '${status}')`;

interface ListRow extends PersonRow {
  id: string;
  requestId: string;
  at: Date;
}

/** One statement per way of asking: literal limits keep its plan (performance, point 2). */
const made = statements<ListRow>();

function connectedStatement(first: number, after: boolean, searched: boolean): Statement<ListRow> {
  return made(
    `connections_${first}${after ? '_after' : ''}${searched ? '_search' : ''}`,
    () => `
    select c.id, c.request_id as "requestId", c.connected_at as at, ${personColumns('u')}
      from ${pairsOf('$1::uuid', 'connected')} c join profiles pr on pr.user_id = c.other_id and pr.is_listed join users u on u.id = c.other_id
     where ${searched ? 'pr.name_norm like search_anywhere($2)' : '$2::text is null'} ${after ? 'and (c.connected_at, c.id) < ($3::timestamptz, $4::uuid)' : ''}
     order by c.connected_at desc, c.id desc limit ${first + 1}`,
  );
}

const keysOf = (after: string | null | undefined): unknown[] => {
  const cursor = decodeCursor<[number, string]>(after, [isNumberKey, isIdKey]);
  return cursor ? [new Date(cursor[0]), cursor[1]] : [];
};
const cursorOf = (row: ListRow): string => encodeCursor(row.at.getTime(), row.id);

/**
 * A page of those whom a person is connected with, the last first; a search finds parts of names.
 * @throws BAD_USER_INPUT for page sizes and cursors of other lists
 */
export async function connectionsOf(
  app: App,
  viewerId: string,
  args: ConnectionArgs,
): Promise<Page<ConnectedPerson>> {
  const first = pageSize(args.first);
  const search = searchText(args.search);
  const keys = keysOf(args.after);
  const rows = await app.db.rows(connectedStatement(first, keys.length > 0, search !== null), [
    viewerId,
    search,
    ...keys,
  ]);
  return page(rows, first, cursorOf, (row) => ({
    id: row.u_id,
    user: personOf(row),
    connectedAt: row.at,
  }));
}

const requestBy: Record<RequestDirection, string> = { received: '<>', sent: '=' };

const requestsStatement = (
  direction: RequestDirection,
  first: number,
  after: boolean,
): Statement<ListRow> =>
  made(
    `connection_requests_${direction}_${first}${after ? '_after' : ''}`,
    () => `
    select c.id, c.request_id as "requestId", c.asked_at as at, ${personColumns('u')}
      from ${pairsOf('$1::uuid', 'pending')} c join profiles pr on pr.user_id = c.other_id and pr.is_listed join users u on u.id = c.other_id
     where c.asked_by_id ${requestBy[direction]} $1 ${after ? 'and (c.asked_at, c.id) < ($2::timestamptz, $3::uuid)' : ''}
     order by c.asked_at desc, c.id desc limit ${first + 1}`,
  );

/** A page of the requests that wait, the last first. @throws as `connectionsOf` */
export async function requestsOf(
  app: App,
  viewerId: string,
  args: RequestArgs,
): Promise<Page<ConnectionRequest>> {
  const first = pageSize(args.first);
  const direction = args.direction ?? 'received';
  const keys = keysOf(args.after);
  const rows = await app.db.rows(requestsStatement(direction, first, keys.length > 0), [
    viewerId,
    ...keys,
  ]);
  return page(rows, first, cursorOf, (row) => requestOf(row, direction));
}

const requestOf = (row: ListRow, direction: RequestDirection): ConnectionRequest => ({
  id: row.requestId,
  user: personOf(row),
  direction,
  askedAt: row.at,
});

const requestFrom = statement<ListRow>(
  'connection_request_from',
  `select c.id, c.request_id as "requestId", c.asked_at as at, ${personColumns('u')} from connections c join users u on u.id = c.asked_by_id and not u.is_banned
    where ${isPair('$1::uuid', '$2::uuid')} and c.status = 'pending' and c.asked_by_id = $2`,
);

/** The request that somebody sent to a person, while it waits. */
export async function requestReceived(
  app: App,
  viewerId: string,
  senderId: string,
): Promise<ConnectionRequest | null> {
  const [row] = await app.db.rows(requestFrom, [viewerId, senderId]);
  return row ? requestOf(row, 'received') : null;
}

const counts = statement<Omit<ConnectionCounts, 'id'>>(
  'connection_counts',
  `select count(*) filter (where c.status = 'connected')::int as connected, count(*) filter (where c.status = 'pending' and c.asked_by_id <> $1)::int as received,
     count(*) filter (where c.status = 'pending' and c.asked_by_id = $1)::int as sent
     from (select * from ${pairsOf('$1::uuid', 'connected')} a union all select * from ${pairsOf('$1::uuid', 'pending')} b) c join profiles pr on pr.user_id = c.other_id and pr.is_listed`,
);

/** How many the viewer is connected with, and how many requests wait: of people who are shown. One statement per request, until something changes. */
export const countsLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader<string, ConnectionCounts>((ids) =>
      Promise.all(
        ids.map(async (id) => {
          const [row] = await app.db.rows(counts, [id]);
          return { id, connected: 0, received: 0, sent: 0, ...row };
        }),
      ),
    ),
);

const connectedCounts = statement<{ id: string; count: number }>(
  'connected_counts',
  `select o.id, (select count(*)::int from ${pairsOf('o.id', 'connected')} c join profiles pr on pr.user_id = c.other_id and pr.is_listed) as count from unnest($1::uuid[]) o(id)`,
);

/** How many each person is connected with: one statement per request. */
export const connectedCountLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, number>(async (ids) => {
      const byId = new Map(
        (await ctx.app.db.rows(connectedCounts, [ids])).map(({ id, count }) => [id, count]),
      );
      return ids.map((id) => byId.get(id) ?? 0);
    }),
);

/**
 * Those whom a person is connected with, the last first: for who may read the profile whole, and of people who keep
 * theirs for connections only those whose own profile the viewer may read. Where many watch at once the viewer is nobody.
 */
export async function connectionsShown(
  { app, viewer }: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  first: number,
): Promise<User[]> {
  if (!isWhole) return [];
  const rows = await app.db.rows(
    made(
      `connections_shown_${first}`,
      () => `
    select c.id, c.request_id as "requestId", c.connected_at as at, ${personColumns('u')}
      from ${pairsOf('$1::uuid', 'connected')} c join profiles pr on pr.user_id = c.other_id join users u on u.id = c.other_id
     where ${wholeSql('$2::uuid', '$3')} order by c.connected_at desc, c.id desc limit ${first}`,
    ),
    [id, viewer?.id ?? null, viewer !== null && isStaff(viewer)],
  );
  return rows.map(personOf);
}
