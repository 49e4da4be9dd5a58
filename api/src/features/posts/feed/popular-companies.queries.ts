import type { App } from '../../../core/context.ts';
import { pageSize } from '../../../core/lists/paging.ts';
import { elementAt } from '../../../core/sql/index.ts';
import { postsSql } from '../posts.sql.ts';
import { inOrder, shownPosts } from './feed.sql.ts';

/**
 * Companies are popular by the posts that were active last, so that the number of all posts does
 * not matter.
 */
const popularAmong = 500;

const companiesOfPosts = postsSql.statements(
  'popularCompanies',
  {},
  [{ first: 5 }],
  ({ first }: { first: number }) =>
    (db) =>
      shownPosts(
        'signedIn',
        db
          .selectFrom('posts as post')
          .selectAll('post')
          .$call(inOrder({ sort: 'recentlyActive' }))
          .limit(popularAmong),
      )
        .groupBy('post.company_norm')
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .orderBy((eb) => eb.fn.max('post.last_active_at'), 'desc')
        .orderBy('post.company_norm')
        .limit(first)
        .select((eb) =>
          elementAt(
            eb.fn
              .agg<string[]>('array_agg', ['post.company_name'])
              .orderBy('post.last_active_at', 'desc')
              .orderBy('post.id', 'desc'),
            1,
          ).as('name'),
        ),
);

/**
 * The companies that most of the latest posts are about, the most frequent first, each by the
 * spelling used last.
 * @throws BAD_USER_INPUT for a size outside 1…100
 */
export async function popularCompanies(app: App, first: number): Promise<string[]> {
  const rows = await app.db.query(companiesOfPosts({ first: pageSize(first) }), {});
  return rows.map(({ name }) => name);
}
