import { type AliasableExpression, type Expression, type QueryCreator, sql } from 'kysely';
import { truth } from '../../../../core/sql/index.ts';
import { people } from '../../../identity/index.ts';
import { domainEvent, insertDomainEvents } from '../../../outbox/index.ts';
import { addHelpfulTo } from '../../../profiles/index.ts';
import { hasBookmarkedPost, type PostTables, postsSql } from '../../posts.sql.ts';
import { readablePosts } from '../../shown-posts.sql.ts';
import { postCounterColumns } from '../post-columns.sql.ts';

const changedColumns = [
  'posts.id',
  'posts.user_id',
  'posts.useful',
  'posts.views',
  'posts.shares',
  'posts.comments_count',
] as const;

/**
 * Who marks a post, held before the post: who deletes an account holds the person before the posts
 * that they marked, and the key of the mark would wait for the person last, with the post in hand.
 * In a part of its own, for within one the order is the database's.
 */
const heldMarker = (db: QueryCreator<PostTables>, viewerId: Expression<string>) =>
  db
    .selectFrom(people.as('viewer'))
    .where('viewer.id', '=', viewerId)
    .select('viewer.id')
    .forKeyShare();

type WithMarker = PostTables & { marker: { id: string } };

/** The post that is marked, where it may be read and its marker is there. */
const markedTarget = (db: QueryCreator<WithMarker>, postId: Expression<string>) =>
  readablePosts
    .where('post.id', '=', postId)
    .where((eb) => eb.exists(db.selectFrom('marker').select('marker.id')))
    .select(['post.id', 'post.user_id']);

type WithTarget = PostTables & { target: { id: string; user_id: string } };

/** Takes the viewer's like of the target away, if there is one. */
const removedLike = (db: QueryCreator<WithTarget>, viewerId: Expression<string>) =>
  db
    .deleteFrom('post_likes')
    .using('target')
    .whereRef('post_likes.post_id', '=', 'target.id')
    .where('target.user_id', '<>', viewerId)
    .where('post_likes.user_id', '=', viewerId)
    .returning(sql.lit(-1).as('step'));

/** Adds the viewer's like to the target where none was removed. */
const addedLike = (
  db: QueryCreator<WithTarget & { removed: { step: number } }>,
  viewerId: AliasableExpression<string>,
) =>
  db
    .insertInto('post_likes')
    .columns(['post_id', 'user_id'])
    .expression(
      db
        .selectFrom('target')
        .where('target.user_id', '<>', viewerId)
        .where((eb) => eb.not(eb.exists(eb.selectFrom('removed'))))
        .select(['target.id', viewerId.as('user_id')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql.lit(1).as('step'));

/**
 * Likes a post, or takes the like back. The row and the counts change in one statement: the post's
 * and, behind it, its author's. Two toggles of one person at once may both find no row; the one
 * that comes second then changes nothing. Of one's own post nothing changes either, and `isOwn`
 * says so.
 */
export const toggleLike = postsSql.statement(
  'toggleLike',
  { postId: 'uuid', viewerId: 'uuid', at: 'timestamptz' },
  (db, { postId, viewerId, at }) =>
    db
      .with(
        (cte) => cte('marker').materialized(),
        (cte) => heldMarker(cte, viewerId),
      )
      .with(
        (cte) => cte('target').materialized(),
        // Who deletes the post waits, and neither waits in a circle for the other.
        (cte) => markedTarget(cte, postId).forNoKeyUpdate('post'),
      )
      .with('removed', (cte) => removedLike(cte, viewerId))
      .with('added', (cte) => addedLike(cte, viewerId))
      .with('toggled', (cte) =>
        cte.selectFrom('removed').select('step').unionAll(cte.selectFrom('added').select('step')),
      )
      .with('changed', (cte) =>
        cte
          .updateTable('posts')
          .from('toggled')
          .set((eb) => ({ useful: eb('posts.useful', '+', eb.ref('toggled.step')) }))
          .where('posts.id', '=', postId)
          .returning(changedColumns),
      )
      .with('author', (cte) =>
        addHelpfulTo(
          cte.selectFrom(['toggled', 'changed']).select(['changed.user_id', 'toggled.step']),
        ),
      )
      .with('noted', (cte) =>
        insertDomainEvents(
          cte
            .selectFrom(['target', 'toggled'])
            .select((eb) =>
              domainEvent('postLiked', { postId: eb.ref('target.id'), likerId: viewerId, at }),
            ),
        ),
      )
      .selectFrom('target')
      .leftJoin('changed as post', (join) => join.onTrue())
      .select(postCounterColumns)
      .select((eb) => [
        truth(eb.exists(eb.selectFrom('added'))).as('hasLiked'),
        truth(eb('target.user_id', '=', viewerId)).as('isOwn'),
        hasBookmarkedPost(eb.ref('target.id'), viewerId).as('hasBookmarked'),
      ]),
);

type Marked = QueryCreator<WithTarget & { marked: { post_id: string } }>;

/**
 * One more of a counter when the mark is new, and the counters as they stand either way. The mark's
 * key decides between calls that race.
 */
const withCounter = (db: Marked, counter: 'views' | 'shares') =>
  db
    .with('changed', (cte) =>
      cte
        .updateTable('posts')
        .from('marked')
        .set(counter, (eb) => eb(`posts.${counter}`, '+', 1))
        .whereRef('posts.id', '=', 'marked.post_id')
        .returning(changedColumns),
    )
    .selectFrom('changed as post')
    .select(postCounterColumns)
    .select(sql.lit(true).as('isNew'))
    .unionAll((eb) =>
      eb
        .selectFrom('target')
        .innerJoin('posts as post', 'post.id', 'target.id')
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('changed'))))
        .select(postCounterColumns)
        .select(sql.lit(false).as('isNew')),
    );

/** Counts a view of a post: one per viewer, ever, and none of its author. */
export const countView = postsSql.statement(
  'countView',
  { postId: 'uuid', viewerId: 'uuid' },
  (db, { postId, viewerId }) =>
    withCounter(
      db
        .with(
          (cte) => cte('marker').materialized(),
          (cte) => heldMarker(cte, viewerId),
        )
        .with('target', (cte) => markedTarget(cte, postId))
        .with('marked', (cte) =>
          cte
            .insertInto('post_views')
            .columns(['post_id', 'user_id'])
            .expression(
              cte
                .selectFrom('target')
                .where('target.user_id', '<>', viewerId)
                .select(['target.id', viewerId.as('user_id')]),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('post_views.post_id'),
        ),
      'views',
    ),
);

/** Counts a share of a post: one per person and day. */
export const countShare = postsSql.statement(
  'countShare',
  { postId: 'uuid', viewerId: 'uuid', day: 'date' },
  (db, { postId, viewerId, day }) =>
    withCounter(
      db
        .with(
          (cte) => cte('marker').materialized(),
          (cte) => heldMarker(cte, viewerId),
        )
        .with('target', (cte) => markedTarget(cte, postId))
        .with('marked', (cte) =>
          cte
            .insertInto('post_shares')
            .columns(['post_id', 'user_id', 'day'])
            .expression(
              cte.selectFrom('target').select(['target.id', viewerId.as('user_id'), day.as('day')]),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('post_shares.post_id'),
        ),
      'shares',
    ),
);
