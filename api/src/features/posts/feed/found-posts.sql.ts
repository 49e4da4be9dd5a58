import { type AliasableExpression, type Expression, sql } from 'kysely';
import { unionAll } from '../../../core/sql/index.ts';
import { enoughRows, matchRanks } from '../../search/index.ts';
import { postsSql } from '../posts.sql.ts';
import { isAnywhere, type PostMatchRow, type PostSlice } from './feed.sql.ts';
import { postsByPhrase } from './posts-by-phrase.sql.ts';
import { postsByWords } from './posts-by-words.sql.ts';

/** What a search finds at most, the best first: a list of more is narrowed down. */
const mostFound = 2000;
/** Of each company, role, place or person that is meant: the latest. */
const mostOfMeaning = 1000;
/** Where the words of a search are looked for one by one. */
const mostByWords = 500;
/** Found by the name of the author alone comes behind all else. */
const behindOthers = 10;

const db = postsSql.db.$extendTables<{
  by_phrase: PostMatchRow;
  by_words: PostMatchRow;
  enough: { is_enough: boolean };
}>();

/** How well posts match: the more, the better. */
const relevant = (matches: 'by_phrase' | 'by_words') =>
  db
    .selectFrom(matches)
    .select((eb) => [
      'id',
      eb
        .cast<number>(
          sql<number>`-(coalesce(${eb.ref('rank')}, 0) + case when ${eb.ref('isByAuthorAlone')} then ${sql.lit(behindOthers)} else 0 end)`,
          'integer',
        )
        .as('relevance'),
    ]);

/** Whether the whole phrase found what was probably meant: as `isEnough` says it of a page. */
const foundEnough = db
  .selectFrom('by_phrase')
  .select((eb) =>
    eb
      .or([
        eb.fn.coalesce(eb.fn.agg<boolean>('bool_or', ['isNameMatch']), sql.lit(false)),
        eb(
          eb.fn.countAll().filterWhere('rank', '<=', matchRanks.oneLetterWrong),
          '>=',
          sql.lit(enoughRows),
        ),
      ])
      .as('is_enough'),
  );

const isEnough = () => db.selectFrom('enough').select('is_enough').$asScalar().$notNull();

/** What a search is of. */
interface Searched {
  viewerId: Expression<string | null>;
  phrase: Expression<string>;
  words: Expression<readonly string[]>;
  facets: Expression<unknown>;
}

/**
 * The posts that a search finds, each with its `relevance`, in one query: by the whole phrase, and
 * where that is too little (`isEnough`) word by word. What lists and counts are narrowed down from
 * is the same, whatever filters are set.
 * @param wordCount how many words there are besides the whole phrase; 0: none are looked for
 */
export function foundPosts(
  { viewerId, phrase, words, facets }: Searched,
  wordCount: number,
): AliasableExpression<{ id: string; relevance: number }> {
  const slice: PostSlice = {
    viewerId,
    audience: 'signedIn',
    isOnPage: isAnywhere,
    order: { sort: 'recentlyActive' },
    limit: mostOfMeaning,
    best: mostFound,
  };
  const byPhrase = postsSql.db.with(
    (cte) => cte('by_phrase').materialized(),
    () => postsByPhrase(phrase, slice),
  );
  if (wordCount === 0)
    return postsSql.shareQuery(byPhrase.selectFrom(relevant('by_phrase').as('found')).selectAll());
  const byWords: PostSlice = {
    ...slice,
    order: { sort: 'recentlyActive', isByRank: true },
    limit: mostByWords,
  };
  const found = byPhrase
    .with(
      (cte) => cte('enough').materialized(),
      () => foundEnough,
    )
    .with(
      (cte) => cte('by_words').materialized(),
      () =>
        postsSql.db
          .selectFrom(postsByWords({ words, facets }, wordCount, byWords).as('wider'))
          .where((eb) => eb.not(isEnough()))
          .selectAll(),
    )
    .selectFrom(
      unionAll<{ id: string; relevance: number }>(
        relevant('by_words'),
        relevant('by_phrase').where((eb) =>
          eb.or([isEnough(), eb.not(eb.exists(eb.selectFrom('by_words')))]),
        ),
      ).as('found'),
    )
    .selectAll();
  return postsSql.shareQuery(found);
}
