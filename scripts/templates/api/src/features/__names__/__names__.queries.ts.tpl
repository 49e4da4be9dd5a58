import { __name__Texts } from '../../../../schema/rules/__names__/__names__.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { declareList, descending, listField, sortKey } from '../../core/lists/index.ts';
import { PageArgs } from '../../core/lists/paging.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { __Name__ } from './__name__.entity.ts';
import { __Name__Connection } from './__names__.types.ts';

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
const __name__List = declareList(__names__Sql, {
  name: 'page',
  given: { userId: 'uuid' },
  sorts: { newest: descending(sortKey('id', 'uuid', 'id')) },
  select: (_db, { userId }, { arrange }) =>
    __names__.where('user_id', '=', userId).$call(arrange),
});

/** The lists that clients ask for. */
export const __name__Lists = [
  listField({
    name: 'my__Names__',
    access: 'signedIn',
    description: "The viewer's own, newest first.",
    type: __Name__Connection,
    args: PageArgs,
    read: (ctx, args) =>
      __name__List.page(ctx.app, args, { given: { userId: requireViewer(ctx).id } }),
  }),
];
