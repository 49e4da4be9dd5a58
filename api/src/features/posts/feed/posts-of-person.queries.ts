import type { App } from '../../../core/context.ts';
import { declareList, descending, sortKey } from '../../../core/lists/index.ts';
import type { Page, PageArgs } from '../../../core/lists/paging.ts';
import { people } from '../../identity/index.ts';
import type { PostCard } from '../post/post.types.ts';
import { postCardColumns, postCardOf } from '../post/post-columns.sql.ts';
import { postsSql } from '../posts.sql.ts';
import { isPostShown } from '../shown-posts.sql.ts';

/**
 * Ids sort by the time they are made: the newest has the highest. Whether the author is banned is
 * not asked: nobody reads the profile of who is.
 */
const personsPosts = declareList(postsSql, {
  name: 'ofPerson',
  given: { viewerId: 'uuid?', userId: 'uuid' },
  sorts: { newest: descending(sortKey('post.id', 'uuid', 'id')) },
  select: (db, { viewerId, userId }, { arrange }) =>
    db
      .selectFrom('posts as post')
      .innerJoin(people.as('person'), 'person.id', 'post.user_id')
      .where('post.user_id', '=', userId)
      .where(isPostShown)
      .select(postCardColumns(viewerId))
      .$call(arrange),
});

/**
 * A page of a person's own posts, newest first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export const postsOfPerson = (
  app: App,
  viewerId: string | null,
  userId: string,
  args: PageArgs,
): Promise<Page<PostCard>> =>
  personsPosts.page(app, args, { given: { viewerId, userId }, node: postCardOf });
