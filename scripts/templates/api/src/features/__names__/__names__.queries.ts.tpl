import { __name__Texts } from '../../../../schema/rules/__names__.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  page,
  pageSize,
  type Page,
  type PageArgs,
} from '../../core/paging.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { __Name__ } from './__name__.entity.ts';

const __names__Sql = roomSql<Tables<typeof __Name__>>('__names__');

const __names__ = __names__Sql.db
  .selectFrom('__names__')
  .select(['id', 'title', 'created_at as createdAt']);

const __name__OfOwner = __names__Sql.statement(
  'ofOwner',
  { id: 'uuid', userId: 'uuid' },
  (_db, { id, userId }) => __names__.where('id', '=', id).where('user_id', '=', userId),
);

export type __Name__Row = NonNullable<NonNullable<(typeof __name__OfOwner)['types']>['row']>;

/** One of the viewer's own. @throws NOT_FOUND, also for somebody else's */
export async function read__Name__(ctx: Context, id: string): Promise<__Name__Row> {
  const viewer = requireViewer(ctx);
  const [row] = await ctx.app.db.query(__name__OfOwner, { id, userId: viewer.id });
  if (!row) throw notFound(__name__Texts.notFound);
  return row;
}

/** Ids sort by the time they are made: the newest has the highest. */
const __name__Page = __names__Sql.statements(
  'page',
  { userId: 'uuid', before: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (_db, { userId, before }) =>
      __names__
        .where('user_id', '=', userId)
        .$if(after, (query) => query.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(first + 1),
);

/** A page of the viewer's own, newest first: one statement. */
export async function my__Names__(ctx: Context, args: PageArgs): Promise<Page<__Name__Row>> {
  const viewer = requireViewer(ctx);
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = await ctx.app.db.query(__name__Page({ first, after: cursor !== null }), {
    userId: viewer.id,
    before: cursor?.[0] ?? null,
  });
  return page(
    rows,
    first,
    ({ id }) => encodeCursor(id),
    (row) => row,
  );
}
