import { sql } from 'kysely';
import { connectionFilters } from '../../../../schema/rules/connections/connections.ts';
import type { App, Context } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import {
  isNotBanned,
  type Person,
  type PersonRow,
  people,
  personColumns,
  personOf,
} from '../identity/index.ts';
import { isReadableWhole, isStaff, listedProfiles, type Profile } from '../profiles/index.ts';
import { isBlockedPair, isPairOf, pairs, pairsOf } from '../relationships/index.ts';
import { containsPhrase } from '../search/index.ts';
import { connectionsSql, listedPairsOf, stateColumns, stateOf } from './connections.sql.ts';
import {
  type ConnectedPerson,
  type ConnectionRequest,
  type ConnectionState,
  type ListConnectionsArgs,
  type RequestArgs,
  type RequestDirection,
  requestDirections,
} from './connections.types.ts';

const state = connectionsSql.statement(
  'state',
  { viewerId: 'uuid', otherId: 'uuid' },
  (db, { viewerId, otherId }) =>
    db
      .selectFrom(listedProfiles.as('profile'))
      .leftJoin(pairs.as('pair'), (join) => join.on(isPairOf(viewerId, otherId)))
      .where('profile.user_id', '=', otherId)
      .where((eb) => eb.not(isBlockedPair))
      .select(stateColumns(viewerId, otherId)),
);

/**
 * How a person stands to somebody whom lists show; null for others, and where one of the two blocks
 * the other.
 */
export async function connectionState(
  app: App,
  viewerId: string,
  otherId: string,
): Promise<ConnectionState | null> {
  const [row] = await app.db.query(state, { viewerId, otherId });
  return row ? stateOf(row, app.clock.now()) : null;
}

const id = sortKey('pair.id', 'uuid', 'id');

const connectedList = declareList(connectionsSql, {
  name: 'page',
  given: { viewerId: 'uuid' },
  sorts: { lastConnected: descending(sortKey('pair.connected_at', 'timestamptz', 'at'), id) },
  filters: connectionFilters,
  conditions: { search: (search) => containsPhrase(sql.ref('profile.name_norm'), search) },
  select: (_db, { viewerId }, { arrange }) =>
    listedPairsOf(viewerId, 'connected')
      .innerJoin(people.as('person'), 'person.id', 'pair.other_id')
      .select((eb) => ['pair.id', eb.ref('pair.connected_at').$notNull().as('at')])
      .select(personColumns)
      .$call(arrange),
});

/**
 * A page of those whom a person is connected with, the last first; a search finds parts of names.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export const connectionsOf = (
  app: App,
  viewerId: string,
  { search = null, ...args }: ListConnectionsArgs,
): Promise<Page<ConnectedPerson>> =>
  connectedList.page(
    app,
    { ...args, filter: { search } },
    {
      given: { viewerId },
      node: (row) => ({ id: row.person_id, user: personOf(row), connectedAt: row.at }),
    },
  );

const requestColumns = [
  'pair.id',
  'pair.request_id as requestId',
  'pair.asked_at as at',
  ...personColumns,
] as const;

const requestList = declareList(connectionsSql, {
  name: 'requestsPage',
  given: { viewerId: 'uuid' },
  sorts: { lastAsked: descending(sortKey('pair.asked_at', 'timestamptz', 'at'), id) },
  variants: requestDirections.map((direction) => ({ direction })),
  partOf: ({ direction }) => direction,
  select: (_db, { viewerId }, { variant: { direction }, arrange }) =>
    listedPairsOf(viewerId, 'pending')
      .innerJoin(people.as('person'), 'person.id', 'pair.other_id')
      .where('pair.asked_by_id', direction === 'sent' ? '=' : '<>', viewerId)
      .select(requestColumns)
      .$call(arrange),
});

interface RequestRow extends PersonRow {
  requestId: string;
  at: Date;
}

const requestOf = (row: RequestRow, direction: RequestDirection): ConnectionRequest => ({
  id: row.requestId,
  user: personOf(row),
  direction,
  askedAt: row.at,
});

/**
 * A page of the requests that wait, the last first.
 * @throws BAD_USER_INPUT as `connectionsOf`
 */
export function requestsOf(
  app: App,
  viewerId: string,
  args: RequestArgs,
): Promise<Page<ConnectionRequest>> {
  const direction = args.direction ?? 'received';
  return requestList.page(app, args, {
    given: { viewerId },
    variant: { direction },
    node: (row) => requestOf(row, direction),
  });
}

const requestFrom = connectionsSql.statement(
  'requestFrom',
  { viewerId: 'uuid', senderId: 'uuid' },
  (db, { viewerId, senderId }) =>
    db
      .selectFrom(pairs.as('pair'))
      .innerJoin(people.as('person'), 'person.id', 'pair.asked_by_id')
      .where(isPairOf(viewerId, senderId))
      .where('pair.status', '=', 'pending')
      .where('pair.asked_by_id', '=', senderId)
      .where(isNotBanned('person'))
      .select(requestColumns),
);

/** The request that somebody sent to a person, while it waits. */
export async function requestReceived(
  app: App,
  viewerId: string,
  senderId: string,
): Promise<ConnectionRequest | null> {
  const [row] = await app.db.query(requestFrom, { viewerId, senderId });
  return row ? requestOf(row, 'received') : null;
}

const connectionsOfProfile = connectionsSql.statements(
  'ofProfile',
  { personId: 'uuid', viewerId: 'uuid?', isStaff: 'boolean' },
  [{ first: 20 }],
  ({ first }: { first: number }) =>
    (db, { personId, viewerId, isStaff: staff }) =>
      db
        .selectFrom(pairsOf(personId, 'connected').as('pair'))
        .innerJoin(people.as('person'), 'person.id', 'pair.other_id')
        .where((eb) => isReadableWhole(eb.ref('person.id'), { viewerId, isStaff: staff }))
        .orderBy('pair.connected_at', 'desc')
        .orderBy('pair.id', 'desc')
        .limit(first)
        .select(personColumns),
);

/**
 * Those whom a person is connected with, the last first: for who may read the profile whole, and of
 * people who keep theirs for connections only those whose own profile the viewer may read. Where
 * many watch at once the viewer is nobody.
 * @param first 1 to 100
 */
export async function readableConnections(
  { app, viewer }: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  first: number,
): Promise<Person[]> {
  if (!isWhole) return [];
  const rows = await app.db.query(connectionsOfProfile({ first }), {
    personId: id,
    viewerId: viewer?.id ?? null,
    isStaff: isStaff(viewer),
  });
  return rows.map(personOf);
}
