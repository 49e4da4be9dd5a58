import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { unionAll } from '../../../core/sql/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { type MeaningRow, matchRanks, phraseMeanings } from '../../search/index.ts';
import { postsSql } from '../posts.sql.ts';
import { inOrder, type PostRow, type PostSlice, shownPosts } from './feed.sql.ts';

/** Posts that are walked down in search of hashtags, before the index of hashtags is asked. */
const maxWalked = 2000;

interface HashtagRow {
  norms: string[] | null;
  rank: number | null;
}

const db = postsSql.db.$extendTables<{
  meanings: MeaningRow;
  hashtags: HashtagRow;
  latest_tagged: { id: string };
}>();
const meaningOf = expressionBuilder<{ meaning: MeaningRow; post: PostRow }, 'meaning' | 'post'>();

/** The first posts of a list, in its order. */
const firstOf = ({ audience, order, limit }: PostSlice, posts?: Parameters<typeof shownPosts>[1]) =>
  shownPosts(audience, posts)
    .$call(inOrder({ sort: order.sort }))
    .limit(limit)
    .select('post.id');

/** The hashtags that the phrase can mean, all at once: one row, of nulls when there are none. */
const meantHashtags = db
  .selectFrom('meanings')
  .where('kind', '=', 'hashtag')
  .select((eb) => [
    eb.fn.agg<string[] | null>('array_agg', ['norm']).as('norms'),
    eb.fn.min('rank').$castTo<number | null>().as('rank'),
  ]);

const hashtags = () => db.selectFrom('hashtags').select('norms').$asScalar();
const isTagged = () =>
  meaningOf.and([
    meaningOf(hashtags(), 'is not', null),
    meaningOf('post.tags_norm', '&&', hashtags().$notNull()),
  ]);

/** Popular hashtags are soon met by walking down the list. */
const latestTagged = (slice: PostSlice) => {
  const walked = postsSql.db
    .selectFrom('posts as post')
    .selectAll()
    .where(slice.isOnPage)
    .$call(inOrder({ sort: slice.order.sort }))
    .limit(maxWalked);
  return firstOf(slice, walked).where(isTagged());
};

/** Rare hashtags are fetched whole by their index and sorted: when the walk met too few. */
const indexedTagged = (slice: PostSlice) => {
  const tagged = db
    .selectFrom('posts as post')
    .selectAll('post')
    .where((eb) =>
      eb(
        eb.selectFrom('latest_tagged').select((of) => of.fn.countAll<number>().as('count')),
        '<',
        slice.limit,
      ),
    )
    .where(isTagged())
    // A fence: without it the planner walks down the list once more.
    .offset(0);
  return firstOf(slice, tagged).where(slice.isOnPage);
};

/**
 * The posts of a company, role, place or author that the phrase can mean (`meaning`): the head of
 * the index of each, so that a popular role costs no more than a rare one. A name finds no posts of
 * people whom a block keeps apart from the viewer.
 */
const postsOfMeaning = (slice: PostSlice) => {
  const read = (isOfHit: Expression<SqlBool>) =>
    firstOf(slice).where(isOfHit).where(slice.isOnPage);
  const isKind = (kind: MeaningRow['kind']) => meaningOf('meaning.kind', '=', kind);
  return unionAll<{ id: string }>(
    read(
      meaningOf.and([
        isKind('company'),
        meaningOf('post.company_norm', '=', meaningOf.ref('meaning.norm')),
      ]),
    ),
    read(
      meaningOf.and([
        isKind('role'),
        meaningOf('post.role_norm', '=', meaningOf.ref('meaning.norm')),
      ]),
    ),
    read(
      meaningOf.and([
        isKind('location'),
        meaningOf('post.location_norm', '=', meaningOf.ref('meaning.norm')),
      ]),
    ),
    read(
      meaningOf.and([
        isKind('person'),
        meaningOf('post.user_id', '=', meaningOf.ref('meaning.user_id')),
        meaningOf.not(isBlocked(meaningOf.ref('meaning.user_id'), slice.viewerId)),
      ]),
    ),
  );
};

interface MatchRow {
  id: string;
  kind: MeaningRow['kind'];
  rank: number | null;
}

/** Meanings, the best first: what the phrase says of posts, then whom it names. */
const bestMeanings = db
  .selectFrom('meanings')
  .selectAll()
  .orderBy((eb) => eb('kind', '=', 'person'))
  .orderBy('rank')
  .orderBy('norm');

const matchesOfMeanings = (slice: PostSlice) =>
  slice.best === undefined
    ? db
        .selectFrom('meanings as meaning')
        .crossJoinLateral(postsOfMeaning(slice).as('post'))
        .select(['post.id', 'meaning.kind', 'meaning.rank'])
    : db
        .selectFrom(bestMeanings.as('meaning'))
        .crossJoinLateral(postsOfMeaning(slice).as('post'))
        .select(['post.id', 'meaning.kind', 'meaning.rank'])
        .limit(slice.best);

const match = expressionBuilder<{ match: MatchRow }, 'match'>();

/** The post is found by the name of its company or author, as typed. */
const isNameMatch = match.fn.agg<boolean>('bool_or', [
  match.and([
    match('match.rank', '<=', matchRanks.withinWord),
    match('match.kind', 'in', ['company', 'person']),
  ]),
]);

/**
 * How well the post matches: by what it tells or, where that matches nothing, by its author's name.
 */
const bestRank = match.fn.coalesce(
  match.fn.min('match.rank').filterWhere('match.kind', '<>', 'person'),
  match.fn.min('match.rank'),
);

/**
 * The posts that a phrase finds: by company, role, place and hashtag, then by the author's name.
 * One row for each, with its best `rank` of `matchRanks`, `isByAuthorAlone` and `isNameMatch`.
 * @param phrase what `searchText` answers
 */
export const postsByPhrase = (phrase: Expression<string>, slice: PostSlice) =>
  postsSql.db
    .with(
      (cte) => cte('meanings').materialized(),
      () => phraseMeanings(phrase),
    )
    .with('hashtags', () => meantHashtags)
    .with(
      (cte) => cte('latest_tagged').materialized(),
      () => latestTagged(slice),
    )
    .with('indexed_tagged', () => indexedTagged(slice))
    .selectFrom((eb) =>
      unionAll<MatchRow>(
        matchesOfMeanings(slice),
        eb
          .selectFrom('hashtags')
          .crossJoin((of) =>
            unionAll<{ id: string }>(
              of.selectFrom('latest_tagged').select('id'),
              of.selectFrom('indexed_tagged').select('id'),
            ).as('tagged'),
          )
          .select(['tagged.id', sql.lit('hashtag' as const).as('kind'), 'hashtags.rank']),
      ).as('match'),
    )
    .groupBy('match.id')
    .select((eb) => [
      'match.id',
      bestRank.as('rank'),
      eb.fn.agg<boolean>('bool_and', [eb('match.kind', '=', 'person')]).as('isByAuthorAlone'),
      isNameMatch.as('isNameMatch'),
    ]);
