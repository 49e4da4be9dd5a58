import type { App } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  type Page,
  type PageArgs,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { people } from '../../identity/index.ts';
import type { PostCard } from '../post/post.types.ts';
import { postCardColumns, postCardOf } from '../post/post-columns.sql.ts';
import { isPostShown, postsSql } from '../posts.sql.ts';

/**
 * Ids sort by the time they are made: the newest has the highest. Whether the author is banned is
 * not asked: nobody reads the profile of who is.
 */
const personsPosts = postsSql.statements(
  'ofPerson',
  { viewerId: 'uuid?', userId: 'uuid', before: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (db, { viewerId, userId, before }) =>
      db
        .selectFrom('posts as post')
        .innerJoin(people.as('person'), 'person.id', 'post.user_id')
        .where('post.user_id', '=', userId)
        .where(isPostShown)
        .$if(after, (posts) => posts.where('post.id', '<', before))
        .orderBy('post.id', 'desc')
        .limit(first + 1)
        .select(postCardColumns(viewerId)),
);

/**
 * A page of a person's own posts, newest first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function postsOfPerson(
  app: App,
  viewerId: string | null,
  userId: string,
  args: PageArgs,
): Promise<Page<PostCard>> {
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = await app.db.query(personsPosts({ first, after: cursor !== null }), {
    viewerId,
    userId,
    before: cursor?.[0] ?? null,
  });
  return page(rows, first, (row) => encodeCursor(row.id), postCardOf);
}
