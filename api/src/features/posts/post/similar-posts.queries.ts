import { type QueryCreator, sql } from 'kysely';
import type { App } from '../../../core/context.ts';
import { people } from '../../identity/index.ts';
import { type PostTables, postsSql } from '../posts.sql.ts';
import { isAuthorShown, isPostShown } from '../shown-posts.sql.ts';
import type { PostCard } from './post.types.ts';
import { postCardColumns, postCardOf } from './post-columns.sql.ts';

/** Cards in the list of similar experiences. */
const similarCards = 5;
/** Posts with a hashtag in common that are looked at. */
const maxTagged = 50;

/** The tables of the room, and the post whose like are looked for. */
type Queries = QueryCreator<
  PostTables & {
    this: Pick<PostTables['posts'], 'id' | 'company_norm' | 'role_norm' | 'tags_norm'>;
  }
>;

/**
 * Posts of the same company, then those of the same role. What they share is a value before the
 * indexes are walked, newest first: a join would read and sort all posts of the company.
 */
function namedAlike(db: Queries) {
  const others = db
    .selectFrom('posts as post')
    .where('post.id', '<>', (eb) => eb.selectFrom('this').select('this.id'))
    .where(isPostShown)
    .orderBy('post.last_active_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(similarCards);
  const ofCompany = others
    .where('post.company_norm', '=', (eb) => eb.selectFrom('this').select('this.company_norm'))
    .select(['post.id', sql.lit(1).as('rank')]);
  const ofRole = others
    .where('post.role_norm', '=', (eb) => eb.selectFrom('this').select('this.role_norm'))
    .select(['post.id', sql.lit(2).as('rank')]);
  return db
    .selectFrom(ofCompany.as('of_company'))
    .selectAll()
    .unionAll(db.selectFrom(ofRole.as('of_role')).selectAll());
}

/** Posts with a hashtag in common. */
const taggedAlike = (db: Queries) =>
  db
    .selectFrom('posts as post')
    .innerJoin('this', (join) => join.onRef('post.id', '<>', 'this.id'))
    .whereRef('post.tags_norm', '&&', 'this.tags_norm')
    .limit(maxTagged)
    .select(['post.id', sql.lit(3).as('rank')]);

/** Hashtags are asked only when company and role give too few: that read is the dear one. */
const postsAlike = postsSql.statement(
  'similar',
  { id: 'uuid', viewerId: 'uuid?' },
  (db, { id, viewerId }) =>
    db
      .with('this', (cte) =>
        cte
          .selectFrom('posts')
          .where('id', '=', id)
          .select(['id', 'company_norm', 'role_norm', 'tags_norm']),
      )
      .with((cte) => cte('named').materialized(), namedAlike)
      .with('named_count', (cte) =>
        cte.selectFrom('named').select((eb) => eb.fn.count<number>('id').distinct().as('count')),
      )
      .with('tagged', (cte) =>
        cte
          .selectFrom(taggedAlike(cte).as('alike'))
          .where((eb) => eb(eb.selectFrom('named_count').select('count'), '<', similarCards))
          .selectAll(),
      )
      .with('best', (cte) =>
        cte
          .selectFrom(
            cte
              .selectFrom('named')
              .selectAll()
              .unionAll(cte.selectFrom('tagged').selectAll())
              .as('found'),
          )
          .groupBy('found.id')
          .select((eb) => ['found.id', eb.fn.min('found.rank').as('rank')]),
      )
      .selectFrom('best')
      .innerJoin('posts as post', 'post.id', 'best.id')
      .innerJoin(people.as('person'), 'person.id', 'post.user_id')
      .where(isPostShown)
      .where(isAuthorShown)
      .orderBy('best.rank')
      .orderBy('post.last_active_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(similarCards)
      .select(postCardColumns(viewerId)),
);

/**
 * Similar experiences: of the same company, then the same role, then with a hashtag in common. At
 * most five.
 */
export async function similarPosts(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<PostCard[]> {
  return (await app.db.query(postsAlike, { id, viewerId })).map(postCardOf);
}
