import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type InferResult,
  sql,
} from 'kysely';
import { blankRows, unionAll } from '../../../core/sql/index.ts';
import { people } from '../../identity/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import {
  type ByWordsTables,
  byWords,
  hasAll,
  isRead,
  matchesAnyOf,
  matchesWord,
  normalised,
  personMatchesWord,
  rarestIsCommon,
  rarestNumber,
  type WordMeaningRow,
  wordsRank,
} from '../../search/index.ts';
import { postsSql } from '../posts.sql.ts';
import { isAuthorShown, isPostShown } from '../shown-posts.sql.ts';
import { inOrder, ofNamedAuthors, type PostRow, type PostSlice } from './feed.sql.ts';

/** Posts that are looked at for one search, at most: of the rarest word, or of the list itself. */
const maxPostsRead = 600;
/** Of each company, role or place that a common word can mean, at least so many are read. */
const minPostsRead = 20;
/** Posts of one author that are looked at. */
const postsOfAuthor = 50;
/** As many as nobody writes on: an author counts as little as this many posts. */
const countedOfAuthor = 4;
/** Of the posts that match, so many are ranked: the latest. */
const maxRankedPosts = 100;

/** The column of each kind of term, in an index that goes on with the last activity. */
const termColumns = {
  company: 'post.company_norm',
  role: 'post.role_norm',
  location: 'post.location_norm',
} as const;
type TermKind = keyof typeof termColumns;
const termKinds = Object.keys(termColumns) as TermKind[];

type Candidates = ByWordsTables & {
  depth: { posts: number };
  candidates: { id: string };
};
const db = postsSql.db.$extendTables<Candidates>();
const meaningOf = expressionBuilder<
  Candidates & { meaning: WordMeaningRow; post: PostRow },
  'meaning' | 'post'
>();

/**
 * Posts of the `meaning`: those of a term kind by its column, those of a hashtag, those of
 * an author.
 */
const postsMeant = {
  term: (kind: TermKind) =>
    db
      .selectFrom('posts as post')
      .where(meaningOf('meaning.kind', '=', kind))
      .where(meaningOf(termColumns[kind], '=', meaningOf.ref('meaning.norm'))),
  hashtag: () =>
    db
      .selectFrom('posts as post')
      .where(meaningOf('meaning.kind', '=', 'hashtag'))
      // The builder has no word for arrays that are made of columns.
      .where('post.tags_norm', '@>', sql<string[]>`array[meaning.norm]`),
  author: () =>
    db
      .selectFrom('posts as post')
      .where(meaningOf('meaning.kind', '=', 'person'))
      .where(meaningOf('post.user_id', '=', meaningOf.ref('meaning.user_id'))),
};

/** Counts, by rows without columns, in how many posts the `meaning` occurs. */
const occurrences = () =>
  postsSql.share(
    unionAll<object>(
      ...termKinds.map((kind) => postsMeant.term(kind).limit(maxPostsRead)),
      postsMeant.hashtag().limit(maxPostsRead),
      db
        .selectFrom(blankRows(countedOfAuthor).as('author'))
        .where(meaningOf('meaning.kind', '=', 'person')),
    ),
  );

/**
 * How many posts of each meaning of the rarest word are read: fewer where the word is common and
 * can mean much.
 */
const depthOfMeanings = db
  .selectFrom('meanings')
  .where('number', 'in', rarestNumber())
  .select((eb) =>
    eb
      .case()
      .when(rarestIsCommon())
      .then(
        eb.fn<number>('greatest', [
          sql.lit(minPostsRead),
          eb(sql.lit(maxPostsRead), '/', eb.fn<number>('greatest', [eb.fn.countAll(), sql.lit(1)])),
        ]),
      )
      .else(sql.lit(maxPostsRead))
      .end()
      .as('posts'),
  );

/** What is read of each meaning of the rarest word, and of the whole phrase. */
const postsOfMeaning = ({ order, isOnPage }: PostSlice) =>
  unionAll<{ id: string }>(
    ...termKinds.map((kind) =>
      postsMeant
        .term(kind)
        // These indexes are sorted by the last activity: in that order a page begins where the last
        // one ended.
        .$if(order.sort === 'recentlyActive', (posts) => posts.where(isOnPage))
        .$call(inOrder({ sort: 'recentlyActive' }))
        .limit((eb) => eb.selectFrom('depth').select('posts').$asScalar())
        .select('post.id'),
    ),
    postsMeant
      .hashtag()
      .where((eb) => eb.not(rarestIsCommon()))
      .limit(maxPostsRead)
      .select('post.id'),
    postsMeant.author().limit(postsOfAuthor).select('post.id'),
  );

/**
 * The posts that are looked at: of the rarest word; and where even that one is common, the first of
 * the list.
 */
const candidates = (slice: PostSlice) =>
  db
    .selectFrom('meanings as meaning')
    .crossJoinLateral(postsOfMeaning(slice).as('post'))
    .where(isRead())
    .select('post.id')
    .union((eb) =>
      eb.parens(
        db
          .selectFrom('posts as post')
          .where(rarestIsCommon())
          .where(slice.isOnPage)
          .$call(inOrder({ sort: slice.order.sort }))
          .limit(maxPostsRead)
          .select('post.id'),
      ),
    )
    .limit(2 * maxPostsRead);

type AuthorRow = InferResult<typeof people>[number];
const post = expressionBuilder<{ post: PostRow; person: AuthorRow }, 'post' | 'person'>();

/**
 * Whether `post`, or its author `person`, has something that the word `wordNumber` can mean. A name
 * finds nobody whom a block keeps apart from the viewer.
 */
const hasWord = (wordNumber: number, viewerId: Expression<string | null>) =>
  post.or([
    ...termKinds.map((kind) => matchesWord(post.ref(termColumns[kind]), wordNumber, kind)),
    matchesAnyOf(post.ref('post.tags_norm'), wordNumber, 'hashtag'),
    post.and([
      personMatchesWord(post.ref('post.user_id'), wordNumber),
      post.not(isBlocked(post.ref('post.user_id'), viewerId)),
    ]),
    matchesWord(post.cast<string>('post.interview_year', 'text'), wordNumber, 'year'),
    matchesWord(post.ref('post.experience_type'), wordNumber, 'experienceType'),
    matchesWord(post.fn<string | null>('lower', ['person.stream']), wordNumber, 'branch'),
    matchesAnyOf(post.ref('person.roles'), wordNumber, 'accountRole'),
  ]);

/** What the card shows, normalised, for `wordsRank`. */
const cardText = post.fn<string>('concat_ws', [
  sql.lit(' '),
  sql.lit(''),
  'post.company_norm',
  'post.role_norm',
  post.fn('array_to_string', ['post.tags_norm', sql.lit(' ')]),
  'post.location_norm',
  normalised(post.ref('person.full_name')),
  sql.lit(''),
]);

const rankOf = (isRanked = false): AliasableExpression<number | null> =>
  isRanked ? wordsRank(cardText) : sql.lit(0);

/**
 * Candidates with their posts and authors, each read by its id: fences keep the planner from
 * reading all posts and people.
 */
const candidatePosts = db
  .selectFrom('candidates')
  .crossJoinLateral((eb) =>
    eb
      .selectFrom('posts as post')
      .whereRef('post.id', '=', 'candidates.id')
      .where(isPostShown)
      .selectAll('post')
      .offset(0)
      .as('post'),
  )
  .crossJoinLateral((eb) =>
    eb
      .selectFrom(people.as('person'))
      .whereRef('person.id', '=', 'post.user_id')
      .where(isAuthorShown)
      .selectAll('person')
      .offset(0)
      .as('person'),
  );

/**
 * The posts in which each word matches something, or the whole phrase does: those on the slice, or
 * for an order by rank the latest hundred, with how well their cards match (`wordsRank`). The posts
 * of the rarest word are read by index and the other words only narrow them, so that nothing grows
 * with the number of posts (docs/decisions/search.md).
 * @param parameters `words` and `facets` of `SearchWords`, facets as JSON
 * @param words how many there are besides the whole phrase
 */
export const postsByWords = (
  parameters: { words: Expression<readonly string[]>; facets: Expression<unknown> },
  words: number,
  slice: PostSlice,
) =>
  byWords(postsSql.db, parameters, occurrences, maxPostsRead)
    .with(
      (cte) => cte('depth').materialized(),
      () => depthOfMeanings,
    )
    .with(
      (cte) => cte('candidates').materialized(),
      () => candidates(slice),
    )
    .with('matches', () =>
      candidatePosts
        .where(slice.isOnPage)
        .$call(ofNamedAuthors(slice.audience))
        .where(hasAll(words, (wordNumber) => hasWord(wordNumber, slice.viewerId)))
        .$call(inOrder({ sort: slice.order.sort }))
        .limit(slice.order.isByRank ? Math.max(maxRankedPosts, slice.limit) : slice.limit)
        .select([
          'post.id',
          rankOf(slice.order.isByRank).as('rank'),
          sql.lit(false).as('isByAuthorAlone'),
          sql.lit(false).as('isNameMatch'),
        ]),
    )
    .selectFrom('matches')
    .selectAll();
