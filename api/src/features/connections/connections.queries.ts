import type { App, Context } from '../../core/context.ts';
import { type Page, page, pageSize, timeCursorOf } from '../../core/paging.ts';
import { isBehind } from '../../core/sql/index.ts';
import { type Person, type PersonRow, people, personColumns, personOf } from '../identity/index.ts';
import { isReadableWhole, isStaff, listedProfiles, type Profile } from '../profiles/index.ts';
import { isBlockedPair, isPairOf, pairs, pairsOf } from '../relationships/index.ts';
import { containsPhrase, searchText } from '../search/index.ts';
import { connectionsSql, listedPairsOf, stateColumns, stateOf } from './connections.sql.ts';
import type {
  ConnectedPerson,
  ConnectionRequest,
  ConnectionState,
  ListConnectionsArgs,
  RequestArgs,
  RequestDirection,
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

interface PageVariant extends Record<string, string | number | boolean> {
  first: number;
  after: boolean;
}
const pageParameters = { viewerId: 'uuid', beforeAt: 'timestamptz?', beforeId: 'uuid?' } as const;

const connectedPage = connectionsSql.statements(
  'page',
  { ...pageParameters, search: 'text?' },
  [
    { first: 20, after: false, searched: false },
    { first: 20, after: true, searched: true },
  ],
  ({ first, after, searched }: PageVariant & { searched: boolean }) =>
    (_db, { viewerId, beforeAt, beforeId, search }) =>
      listedPairsOf(viewerId, 'connected')
        .innerJoin(people.as('person'), 'person.id', 'pair.other_id')
        .$if(searched, (query) =>
          query.where(({ ref }) => containsPhrase(ref('profile.name_norm'), search)),
        )
        .$if(after, (query) =>
          query.where(({ ref }) =>
            isBehind([ref('pair.connected_at'), ref('pair.id')], [beforeAt, beforeId]),
          ),
        )
        .orderBy('pair.connected_at', 'desc')
        .orderBy('pair.id', 'desc')
        .limit(first + 1)
        .select((eb) => ['pair.id', eb.ref('pair.connected_at').$notNull().as('at')])
        .select(personColumns),
);

const connectedCursor = timeCursorOf('connections');
const requestCursors = {
  received: timeCursorOf('requests received'),
  sent: timeCursorOf('requests sent'),
} satisfies Record<RequestDirection, unknown>;

/**
 * A page of those whom a person is connected with, the last first; a search finds parts of names.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function connectionsOf(
  app: App,
  viewerId: string,
  args: ListConnectionsArgs,
): Promise<Page<ConnectedPerson>> {
  const first = pageSize(args.first);
  const search = searchText(args.search);
  const before = connectedCursor.read(args.after);
  const after = before.beforeId !== null;
  const rows = await app.db.query(connectedPage({ first, after, searched: search !== null }), {
    viewerId,
    search,
    ...before,
  });
  return page(
    rows,
    first,
    (row) => connectedCursor.write(row.at, row.id),
    (row) => ({ id: row.person_id, user: personOf(row), connectedAt: row.at }),
  );
}

const requestColumns = [
  'pair.id',
  'pair.request_id as requestId',
  'pair.asked_at as at',
  ...personColumns,
] as const;

const requestsPage = connectionsSql.statements(
  'requestsPage',
  pageParameters,
  [
    { direction: 'received', first: 20, after: false },
    { direction: 'sent', first: 20, after: true },
  ],
  ({ direction, first, after }: PageVariant & { direction: RequestDirection }) =>
    (_db, { viewerId, beforeAt, beforeId }) =>
      listedPairsOf(viewerId, 'pending')
        .innerJoin(people.as('person'), 'person.id', 'pair.other_id')
        .where('pair.asked_by_id', direction === 'sent' ? '=' : '<>', viewerId)
        .$if(after, (query) =>
          query.where(({ ref }) =>
            isBehind([ref('pair.asked_at'), ref('pair.id')], [beforeAt, beforeId]),
          ),
        )
        .orderBy('pair.asked_at', 'desc')
        .orderBy('pair.id', 'desc')
        .limit(first + 1)
        .select(requestColumns),
);

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
export async function requestsOf(
  app: App,
  viewerId: string,
  args: RequestArgs,
): Promise<Page<ConnectionRequest>> {
  const first = pageSize(args.first);
  const direction = args.direction ?? 'received';
  const cursor = requestCursors[direction];
  const before = cursor.read(args.after);
  const after = before.beforeId !== null;
  const rows = await app.db.query(requestsPage({ direction, first, after }), {
    viewerId,
    ...before,
  });
  return page(
    rows,
    first,
    (row) => cursor.write(row.at, row.id),
    (row) => requestOf(row, direction),
  );
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
      .where('person.is_banned', '=', false)
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
