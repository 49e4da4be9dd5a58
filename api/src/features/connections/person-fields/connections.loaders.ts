import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type App, type Context, perRequest, type Viewer } from '../../../core/context.ts';
import { countRows, idRows } from '../../../core/sql/index.ts';
import { isReadableWhole, isStaff } from '../../profiles/index.ts';
import { isPairOf, pairs, pairsOf } from '../../relationships/index.ts';
import { connectionsSql, listedPairsOf, stateColumns, stateOf } from '../connections.sql.ts';
import type { ConnectionCounts, ConnectionState } from '../connections.types.ts';

const states = connectionsSql.statement(
  'states',
  { viewerId: 'uuid?', ids: 'uuid[]' },
  (db, { viewerId, ids }) => {
    const otherId = sql.ref<string>('other.id');
    return db
      .selectFrom(idRows(ids, 'other'))
      .leftJoin(pairs.as('pair'), (join) => join.on(isPairOf(viewerId, otherId)))
      .select(stateColumns(viewerId, otherId));
  },
);

/**
 * How the viewer stands to people, by their ids: one statement per request however many are shown;
 * null where one of the two blocks the other. For members alone.
 */
export const stateLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, ConnectionState | null>(async (ids) => {
      const now = ctx.app.clock.now();
      const rows = await ctx.app.db.query(states, { viewerId: ctx.viewer?.id ?? null, ids });
      const byId = new Map(
        rows.filter((row) => !row.isBlocked).map((row) => [row.otherId, stateOf(row, now)]),
      );
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

const counts = connectionsSql.statement('counts', { viewerId: 'uuid' }, (_db, { viewerId }) =>
  listedPairsOf(viewerId, 'connected', 'pending').select((eb) => {
    const isPending = eb('pair.status', '=', 'pending');
    return [
      countRows(eb('pair.status', '=', 'connected')).as('connected'),
      countRows(isPending.and('pair.asked_by_id', '<>', viewerId)).as('received'),
      countRows(isPending.and('pair.asked_by_id', '=', viewerId)).as('sent'),
    ];
  }),
);

/**
 * How many the viewer is connected with, and how many requests wait: of people whom lists show. It
 * is asked for the viewer alone, so that a request has one statement, until something changes.
 */
export const countsLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader<string, ConnectionCounts>((ids) =>
      Promise.all(
        ids.map(async (id) => {
          const [row] = await app.db.query(counts, { viewerId: id });
          return { id, connected: 0, received: 0, sent: 0, ...row };
        }),
      ),
    ),
);

const connectedCounts = connectionsSql.statement(
  'connectedCounts',
  { ids: 'uuid[]', viewerId: 'uuid?', isStaff: 'boolean' },
  (db, { ids, viewerId, isStaff: staff }) =>
    db.selectFrom(idRows(ids, 'person')).select((eb) => [
      'person.id',
      db
        .selectFrom(pairsOf(eb.ref('person.id'), 'connected').as('pair'))
        .where((of) => isReadableWhole(of.ref('pair.other_id'), { viewerId, isStaff: staff }))
        .select(countRows().as('count'))
        .$asScalar()
        .as('count'),
    ]),
);

/** The counts of people, in their order, as a viewer reads them; null: nobody in particular. */
async function countConnected(
  app: App,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<number[]> {
  const rows = await app.db.query(connectedCounts, {
    ids,
    viewerId: viewer?.id ?? null,
    isStaff: isStaff(viewer),
  });
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}

/**
 * How many each person is connected with, of those whose own profile the viewer may read, as in
 * `readableConnections`: one statement per request. Where many watch at once the viewer is nobody.
 */
export const connectedCountLoader = perRequest(
  ({ app, viewer }: Context) =>
    new DataLoader<string, number>((ids) => countConnected(app, viewer, ids)),
);

/** The same, as far as members read it who are connected with none of them. */
export const shownCountLoader = perRequest(
  ({ app }: Context) => new DataLoader<string, number>((ids) => countConnected(app, null, ids)),
);
