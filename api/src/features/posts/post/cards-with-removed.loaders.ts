import DataLoader from 'dataloader';
import { type Context, perRequest } from '../../../core/context.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { accounts } from '../../identity/index.ts';
import { postsSql } from '../posts.sql.ts';
import type { PostCard } from './post.types.ts';
import { postCardColumns, postCardOf } from './post-columns.sql.ts';

const cardsByIds = postsSql.statement(
  'cardsWithRemoved',
  { ids: 'uuid[]', viewerId: 'uuid?' },
  (db, { ids, viewerId }) =>
    db
      .selectFrom('posts as post')
      .innerJoin(accounts.as('person'), 'person.id', 'post.user_id')
      .where('post.id', '=', anyOf(ids))
      .select(postCardColumns(viewerId)),
);

/**
 * Cards of posts by id, what admins took away included: for their lists. One statement per request.
 */
export const cardWithRemovedLoader = perRequest(
  ({ app, viewer }: Context) =>
    new DataLoader<string, PostCard | null>(async (ids) => {
      const rows = await app.db.query(cardsByIds, { ids, viewerId: viewer?.id ?? null });
      const byId = new Map(rows.map((row) => [row.id, postCardOf(row)]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
