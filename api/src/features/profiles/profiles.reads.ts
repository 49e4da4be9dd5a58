import type { App } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  isWordKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import {
  type Found,
  hits,
  isEnough,
  searchText,
  searchWords,
  type SearchWords,
} from '../terms/index.ts';
import { apartSql, isPair, pairColumns } from './connected.ts';
import { foundByWords } from './profiles.words.ts';
import { personColumns, personOf, type PersonRow } from './person.ts';
import type { Visibility } from './profile.entity.ts';
import type { CareerStep, FeedArgs, FeedSort, ProfileCard } from './profiles.types.ts';

export interface CardRow extends PersonRow {
  bio: string | null;
  interests: string[];
  postsCount: number;
  steps: CareerStep[] | null;
}

interface KeyedRow extends CardRow, Found {
  isTold: boolean;
  key: Date | number;
}

const postsCount = `(select count(*)::int from posts where posts.user_id = pr.user_id) as "postsCount"`;

/** The columns of a card: profile `pr`, its account `u`. */
export const cardColumns = `${personColumns('u')}, pr.bio, pr.interests, ${postsCount},
  (select json_agg(json_build_object('type', e.type, 'checkboxName', e.checkbox_name, 'companyName', e.company_name, 'companyLogo', e.company_logo, 'fromYear', e.from_year,
     'fromMonth', e.from_month, 'toYear', e.to_year, 'toMonth', e.to_month, 'isCurrentlyWorking', e.is_currently_working)) from career_experiences e where e.user_id = pr.user_id) as steps`;

const sortColumns: Record<FeedSort, string> = {
  recentlyActive: 'pr.last_active_at',
  mostViewed: 'pr.views',
  mostHelpful: 'pr.helpful',
};

/** A row as lists of people show it. */
export const card = (row: CardRow): ProfileCard => ({
  id: row.u_id,
  user: personOf(row),
  bio: row.bio,
  interests: row.interests,
  postsCount: row.postsCount,
  steps: row.steps ?? [],
});

/**
 * People whom the term finds: by name, by the companies and roles of their careers, and by the companies of
 * posts (their latest hundred authors). `$2` is the term.
 */
const found = `with ${hits('$2', true)},
  people as (
    select user_id, min(rank) as rank, bool_or(rank <= 3 and kind <> 'role') as "isSure" from (
      select user_id, rank, kind from hits where kind = 'person'
      union all select e.user_id, h.rank, h.kind from hits h join career_experiences e on h.kind = 'company' and e.company_norm = h.norm
      union all select e.user_id, h.rank, h.kind from hits h join career_experiences e on h.kind = 'role' and e.role_norm = h.norm
      union all select p.user_id, h.rank, h.kind from hits h cross join lateral
        (select user_id from posts where h.kind = 'company' and company_norm = h.norm order by last_active_at desc, id desc limit 100) p
    ) every group by user_id)`;

/** One statement per way of asking: literal limits keep its plan (performance, point 2). */
const made = statements<KeyedRow>();

/** Neither of two finds the other when one has blocked the other. `$1` is the viewer. */
const notApart = `not ${apartSql('pr.user_id', '$1::uuid')}`;

type Sought = 'all' | 'term' | SearchWords;
const soughtParameters = (sought: Sought, search: string | null): unknown[] =>
  sought === 'all'
    ? []
    : sought === 'term'
      ? [search]
      : [sought.words, JSON.stringify(sought.facets)];

/** Parameters: the viewer, the term or its words and their facets if there are any, then the cursor's keys. */
function feedStatement(
  sort: FeedSort,
  first: number,
  after: boolean,
  sought: Sought,
): Statement<KeyedRow> {
  const key = sortColumns[sort];
  const cast = sort === 'recentlyActive' ? 'timestamptz' : 'int8';
  const before = 1 + soughtParameters(sought, null).length;
  const [told, at, id] = [`$${before + 1}`, `$${before + 2}`, `$${before + 3}`];
  const order = `pr.is_told desc, ${key} desc, pr.user_id desc`;
  const shown = `pr.is_listed and ${notApart} ${sought === 'all' ? 'and pr.user_id <> $1::uuid' : ''} ${after ? `and (pr.is_told, ${key}, pr.user_id) < (${told}::boolean, ${at}::${cast}, ${id}::uuid)` : ''}`;
  const words = typeof sought === 'object' ? sought.words.length - 1 : 0;
  return made(
    `feed_profiles_${sort}_${first}${after ? '_after' : ''}_${words ? `words_${words}` : sought === 'all' ? 'all' : 'search'}`,
    () => `
    ${sought === 'all' ? '' : sought === 'term' ? found : foundByWords(words, ['$2', '$3'], { shown, order, limit: first + 1, ranked: false })}
    select ${cardColumns}, pr.is_told as "isTold", ${key} as key ${sought === 'term' ? ', people.rank, people."isSure"' : ''}
      from ${sought === 'all' ? 'profiles pr' : 'people join profiles pr using (user_id)'} join users u on u.id = pr.user_id
     where ${shown} order by ${order} limit ${first + 1}`,
  );
}

/**
 * A page of people (part 2, Feed): one statement that walks an index, and one more where a term finds too little as a
 * whole and is looked for word by word. Those who say something of themselves come first, each part in the chosen
 * order: a card without a word helps nobody at the head of a list. The viewer is not among them, for it is about
 * others; a search finds everyone.
 */
export async function feedProfiles(
  app: App,
  viewerId: string,
  args: FeedArgs,
): Promise<Page<ProfileCard>> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'recentlyActive';
  const inWords = `${sort} words`;
  const search = searchText(args.search);
  const words = search && searchWords(search);
  const cursor = decodeCursor<[string, number, number, string]>(args.after, [
    words ? isWordKey(sort, inWords) : isWordKey(sort),
    isNumberKey,
    isNumberKey,
    isIdKey,
  ]);
  const keys = cursor
    ? [cursor[1] === 1, sort === 'recentlyActive' ? new Date(cursor[2]) : cursor[2], cursor[3]]
    : [];
  const read = (sought: Sought): Promise<KeyedRow[]> =>
    app.db.rows(feedStatement(sort, first, cursor !== null, sought), [
      viewerId,
      ...soughtParameters(sought, search),
      ...keys,
    ]);
  const shown = (rows: KeyedRow[], by: string) =>
    page(
      rows,
      first,
      (row) => encodeCursor(by, Number(row.isTold), Number(row.key), row.u_id),
      card,
    );

  if (words && cursor?.[0] === inWords) return shown(await read(words), inWords);
  const rows = await read(search ? 'term' : 'all');
  if (!words || cursor || isEnough(rows, first)) return shown(rows, sort);
  const wider = await read(words);
  return wider.length > 0 ? shown(wider, inWords) : shown(rows, sort);
}

/**
 * The best few people for a preview: by rank when something was typed, else those of late whose posts helped most.
 * Visitors are not shown profiles that are for connections only (decisions, "Who sees what").
 */
export async function previewProfiles(
  app: App,
  viewerId: string | null,
  search: string | null,
  first: number,
): Promise<ProfileCard[]> {
  const visitor = viewerId === null;
  const shown = visitor
    ? `and pr.visibility <> 'connections' and $1::uuid is null`
    : `and ${notApart}`;
  const latest = 'pr.last_active_at desc, pr.user_id desc';
  const whom = visitor ? '_visitor' : '';
  const rows = await app.db.rows(
    made(`preview_profiles_${first}${search ? '_search' : ''}${whom}`, () =>
      search
        ? `${found}
       select ${cardColumns}, pr.is_told as "isTold", people.rank as key, people.rank, people."isSure" from people join profiles pr using (user_id) join users u on u.id = pr.user_id
        where pr.is_listed ${shown} order by people.rank, ${latest} limit ${first}`
        : `select ${cardColumns}, pr.is_told as "isTold", pr.helpful as key
         from (select * from profiles pr where pr.is_listed ${shown} order by ${latest} limit 200) pr join users u on u.id = pr.user_id
        order by pr.helpful desc, pr.views desc, ${latest} limit ${first}`,
    ),
    [viewerId, ...(search ? [search] : [])],
  );
  const words = search && searchWords(search);
  if (!words || isEnough(rows, first)) return rows.map(card);
  const count = words.words.length - 1;
  const wider = await app.db.rows(
    made(
      `preview_profiles_${first}_words_${count}${whom}`,
      () => `
    ${foundByWords(count, ['$2', '$3'], { shown: `pr.is_listed ${shown}`, order: latest, limit: first, ranked: true })}
    select ${cardColumns}, pr.is_told as "isTold", people.rank as key from people join profiles pr using (user_id) join users u on u.id = pr.user_id
     order by people.rank, ${latest} limit ${first}`,
    ),
    [viewerId, ...soughtParameters(words, search)],
  );
  return (wider.length > 0 ? wider : rows).map(card);
}

interface ProfileRowRead extends PersonRow {
  id: string;
  bio: string | null;
  location: string | null;
  interests: string[];
  alumniTopics: string[];
  postsCount: number;
  visibility: Visibility;
  isListed: boolean;
  hasBookmarked: boolean;
  isConnected: boolean;
  isApart: boolean;
  /** By the viewer. */
  isBlocked: boolean;
  email: string;
  contact: string | null;
  views: number;
  ownBannerId: string | null;
  defaultBannerId: string | null;
}

const profileById = statement<ProfileRowRead>(
  'profile_by_id',
  `select pr.user_id as id, ${personColumns('u')}, pr.bio, pr.location, pr.interests, pr.alumni_topics as "alumniTopics", pr.visibility, pr.is_listed as "isListed", ${postsCount},
     u.email::text as email, pr.contact, pr.views, pr.banner_id as "ownBannerId", (select file_id from default_banners order by id desc limit 1) as "defaultBannerId",
     ${pairColumns('$2::uuid')},
     exists (select from bookmarks b where b.profile_id = pr.user_id and b.user_id = $2::uuid) as "hasBookmarked"
     from profiles pr join users u on u.id = pr.user_id left join connections k on ${isPair('pr.user_id', '$2::uuid')} where pr.user_id = $1`,
);

/** One profile as it stands, for the use-case to judge, and how the viewer (null: nobody) stands to it: put aside, connected. */
export async function profileRow(
  app: App,
  userId: string,
  viewerId: string | null,
): Promise<ProfileRowRead | undefined> {
  const [row] = await app.db.rows(profileById, [userId, viewerId]);
  return row;
}
