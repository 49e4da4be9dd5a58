import type { App } from '../../core/context.ts';
import { statements, type Statement } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  isWordKey,
  page,
  pageSize,
  type Page,
  type PageArgs,
} from '../../core/paging.ts';
import { apartSql, type FeedArgs, type FeedSort } from '../profiles/index.ts';
import {
  type Found,
  hits,
  isEnough,
  searchText,
  searchWords,
  type SearchWords,
} from '../terms/index.ts';
import { cardColumns, postCard, type CardRow } from './posts.rows.ts';
import type { PostCard } from './posts.types.ts';
import { foundByWords } from './posts.words.ts';

const sortColumns: Record<FeedSort, string> = {
  recentlyActive: 'p.last_active_at',
  mostViewed: 'p.views',
  mostHelpful: 'p.useful',
};

/** One statement per way of asking: literal limits keep its plan (performance, point 2). */
const made = statements<CardRow & Found>();

const author = 'join users u on u.id = p.user_id and not u.is_banned';
/** For visitors: a person who is shown to connections only is not named to them, nor found by their posts (decisions, "Who sees what"). */
const isOpen = `shown.user_id = p.user_id and shown.visibility <> 'connections'`;
const shownAuthor = `${author} join profiles shown on ${isOpen}`;

/** Posts walked through in search of hashtags, before their index is asked. */
const walked = 2000;

/**
 * Posts that a term finds, with the best rank of each: by company, role, place and hashtag, then by the author's name.
 * Each hit reads the head of its own index, so that a popular role costs no more than a rare one. Popular
 * hashtags are soon met by walking down the list; only rare ones are fetched whole and sorted. `$1` is the viewer.
 */
const found = (term: string, keyset: string, order: string, limit: number, by = author): string => {
  const read = (where: string): string =>
    `(select p.id from posts p ${by} where ${where} ${keyset} order by ${order} limit ${limit})`;
  const isTagged =
    '(select norms from tags) is not null and p.tags_norm && (select norms from tags)';
  return `with ${hits(term)},
    tags as (select array_agg(norm) as norms, min(rank) as rank from hits where kind = 'hashtag'),
    met as materialized (select p.id from (select * from posts p where true ${keyset} order by ${order} limit ${walked}) p ${by} where ${isTagged} order by ${order} limit ${limit}),
    fetched as (select p.id from (select * from posts p where (select count(*) from met) < ${limit} and ${isTagged} offset 0) p ${by} where true ${keyset} order by ${order} limit ${limit}),
    best as (
      select id, min(rank) as rank, bool_or(rank % 10 <= 3 and kind in ('company', 'person')) as "isSure" from (
        select p.id, h.kind, h.rank + case h.kind when 'person' then 10 else 0 end as rank from hits h cross join lateral (
          ${read("h.kind = 'company' and p.company_norm = h.norm")}
          union all ${read("h.kind = 'role' and p.role_norm = h.norm")}
          union all ${read("h.kind = 'location' and p.location_norm = h.norm")}
          union all ${read(`h.kind = 'person' and p.user_id = h.user_id and not ${apartSql('h.user_id', '$1::uuid')}`)}) p
        union all select id, 'hashtag', tags.rank from tags, (select id from met union all select id from fetched) tagged
      ) every group by id)`;
};

const keysetOf = (sort: FeedSort, key: string, id: string): string =>
  `and (${sortColumns[sort]}, p.id) < (${key}::${sort === 'recentlyActive' ? 'timestamptz' : 'int8'}, ${id}::uuid)`;

/** Parameters: the viewer, then the term if there is one, then the cursor's key and id. */
function feedStatement(
  sort: FeedSort,
  first: number,
  after: boolean,
  searched: boolean,
): Statement<CardRow & Found> {
  const order = `${sortColumns[sort]} desc, p.id desc`;
  const [key, id] = searched ? ['$3', '$4'] : ['$2', '$3'];
  const keyset = after ? keysetOf(sort, key, id) : '';
  return made(
    `feed_posts_${sort}_${first}${after ? '_after' : ''}${searched ? '_search' : ''}`,
    () =>
      searched
        ? `${found('$2', keyset, order, first + 1)}
       select ${cardColumns('$1')}, best.rank, best."isSure" from best join posts p using (id) ${author} order by ${order} limit ${first + 1}`
        : `select ${cardColumns('$1')} from posts p ${author} where true ${keyset} order by ${order} limit ${first + 1}`,
  );
}

/** Parameters: the viewer, the words and their facets, then the cursor's key and id. */
function wordsStatement(
  sort: FeedSort,
  first: number,
  after: boolean,
  words: number,
): Statement<CardRow & Found> {
  const order = `${sortColumns[sort]} desc, p.id desc`;
  const keyset = after ? keysetOf(sort, '$4', '$5') : '';
  return made(
    `feed_posts_${sort}_${first}${after ? '_after' : ''}_words_${words}`,
    () =>
      `${foundByWords(words, { keyset, heads: sort === 'recentlyActive' ? keyset : '', order, limit: first + 1, isShown: 'true', ranked: false })}
     select ${cardColumns('$1')} from best join posts p using (id) ${author} order by ${order}`,
  );
}

const wordParameters = ({ words, facets }: SearchWords): unknown[] => [
  words,
  JSON.stringify(facets),
];

const keyOf: Record<FeedSort, (row: CardRow) => number> = {
  recentlyActive: (row) => row.lastActiveAt.getTime(),
  mostViewed: (row) => row.views,
  mostHelpful: (row) => row.useful,
};

/**
 * A page of posts (part 2, Feed), newest activity, most views or most likes first: one statement. A term that finds
 * too little as a whole is looked for word by word with one more; the cursor then says so, for the pages that follow.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function feedPosts(
  app: App,
  viewerId: string | null,
  args: FeedArgs,
): Promise<Page<PostCard>> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'recentlyActive';
  const inWords = `${sort} words`;
  const search = searchText(args.search);
  const words = search && searchWords(search);
  const cursor = decodeCursor<[string, number, string]>(args.after, [
    words ? isWordKey(sort, inWords) : isWordKey(sort),
    isNumberKey,
    isIdKey,
  ]);
  const keys = cursor
    ? [sort === 'recentlyActive' ? new Date(cursor[1]) : cursor[1], cursor[2]]
    : [];
  const shown = (rows: CardRow[], by: string) =>
    page(rows, first, (row) => encodeCursor(by, keyOf[sort](row), row.id), postCard);
  const byWords = async (given: SearchWords): Promise<CardRow[]> =>
    app.db.rows(wordsStatement(sort, first, cursor !== null, given.words.length - 1), [
      viewerId,
      ...wordParameters(given),
      ...keys,
    ]);

  if (words && cursor?.[0] === inWords) return shown(await byWords(words), inWords);
  const rows = await app.db.rows(feedStatement(sort, first, cursor !== null, search !== null), [
    viewerId,
    ...(search ? [search] : []),
    ...keys,
  ]);
  if (!words || cursor || isEnough(rows, first)) return shown(rows, sort);
  const wider = await byWords(words);
  return wider.length > 0 ? shown(wider, inWords) : shown(rows, sort);
}

/** Likes, questions and views, fading with the days since the last activity. */
const trending =
  '(p.useful * 4 + p.comments_count * 3 + p.shares * 3 + p.views * 0.25::float8 + 1) / power(extract(epoch from ($2::timestamptz - p.last_active_at))::float8 / 86400 + 2, 1.2::float8)';

/**
 * The best few posts for a preview: by rank when something was typed, else what is trending among the 300
 * that were active last. Without a viewer, those whose authors visitors may see.
 */
export async function previewPosts(
  app: App,
  viewerId: string | null,
  search: string | null,
  first: number,
): Promise<PostCard[]> {
  const latest = 'p.last_active_at desc, p.id desc';
  const by = viewerId === null ? shownAuthor : author;
  const rows = await app.db.rows(
    made(
      `preview_posts_${first}${search ? '_search' : ''}${viewerId === null ? '_visitor' : ''}`,
      () =>
        search
          ? `${found('$2', '', latest, first, by)}
       select ${cardColumns('$1')}, best.rank, best."isSure" from best join posts p using (id) ${by} order by best.rank, ${latest} limit ${first}`
          : `select ${cardColumns('$1')} from (select * from posts order by last_active_at desc, id desc limit 300) p ${by}
        order by ${trending} desc, p.id desc limit ${first}`,
    ),
    [viewerId, search ?? app.clock.now()],
  );
  const words = search && searchWords(search);
  if (!words || isEnough(rows, first)) return rows.map(postCard);
  const count = words.words.length - 1;
  const wider = await app.db.rows(
    made(
      `preview_posts_${first}_words_${count}${viewerId === null ? '_visitor' : ''}`,
      () =>
        `${foundByWords(count, { keyset: '', heads: '', order: latest, limit: first, isShown: viewerId === null ? `exists (select from profiles shown where ${isOpen} offset 0)` : 'true', ranked: true })}
     select ${cardColumns('$1')} from best join posts p using (id) ${by} order by best.rank, ${latest} limit ${first}`,
    ),
    [viewerId, ...wordParameters(words)],
  );
  return (wider.length > 0 ? wider : rows).map(postCard);
}

const popular = statements<{ name: string }>();

/** Companies that were told of most of late, by the spelling used last: among the latest 500 posts, so that their number does not matter. */
export async function popularCompanies(app: App, first: number): Promise<string[]> {
  const count = pageSize(first);
  const rows = await app.db.rows(
    popular(
      `popular_companies_${count}`,
      () =>
        `select (array_agg(p.company_name order by p.last_active_at desc, p.id desc))[1] as name
       from (select id, user_id, company_name, company_norm, last_active_at from posts order by last_active_at desc, id desc limit 500) p ${author}
      group by p.company_norm order by count(*) desc, max(p.last_active_at) desc, p.company_norm limit ${count}`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** A person's own posts, newest first. */
export async function postsOf(
  app: App,
  viewerId: string | null,
  userId: string,
  args: PageArgs,
): Promise<Page<PostCard>> {
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = await app.db.rows(
    made(
      `posts_of_${first}${cursor ? '_after' : ''}`,
      () =>
        `select ${cardColumns('$1')} from posts p join users u on u.id = p.user_id
      where p.user_id = $2 ${cursor ? 'and p.id < $3::uuid' : ''} order by p.id desc limit ${first + 1}`,
    ),
    [viewerId, userId, ...(cursor ?? [])],
  );
  return page(rows, first, (row) => encodeCursor(row.id), postCard);
}
