import type { App } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
import { decodeCursor, encodeCursor, isIdKey, isNumberKey, isWordKey, page, pageSize, type Page } from '../../core/paging.ts';
import { hits, searchText } from '../terms/index.ts';
import { apartSql, isPair, pairColumns } from './connected.ts';
import { personColumns, personOf, type PersonRow } from './person.ts';
import type { Visibility } from './profile.entity.ts';
import type { CareerStep, FeedArgs, FeedSort, ProfileCard } from './profiles.types.ts';

export interface CardRow extends PersonRow {
  bio: string | null;
  interests: string[];
  postsCount: number;
  steps: CareerStep[] | null;
}

interface KeyedRow extends CardRow {
  isTold: boolean;
  key: Date | number;
}

const postsCount = `(select count(*)::int from posts where posts.user_id = pr.user_id) as "postsCount"`;

/** The columns of a card: profile `pr`, its account `u`. */
export const cardColumns = `${personColumns('u')}, pr.bio, pr.interests, ${postsCount},
  (select json_agg(json_build_object('type', e.type, 'checkboxName', e.checkbox_name, 'companyName', e.company_name, 'companyLogo', e.company_logo, 'fromYear', e.from_year,
     'fromMonth', e.from_month, 'toYear', e.to_year, 'toMonth', e.to_month, 'isCurrentlyWorking', e.is_currently_working)) from career_experiences e where e.user_id = pr.user_id) as steps`;

const sortColumns: Record<FeedSort, string> = { recentlyActive: 'pr.last_active_at', mostViewed: 'pr.views', mostHelpful: 'pr.helpful' };

/** A row as lists of people show it. */
export const card = (row: CardRow): ProfileCard => ({
  id: row.u_id, user: personOf(row), bio: row.bio, interests: row.interests, postsCount: row.postsCount, steps: row.steps ?? [],
});

/**
 * People whom the term finds: by name, by the companies and roles of their careers, and by the companies of
 * posts (their latest hundred authors). `$2` is the term.
 */
const found = `with ${hits('$2', true)},
  people as (
    select user_id, min(rank) as rank from (
      select user_id, rank from hits where kind = 'person'
      union all select e.user_id, h.rank from hits h join career_experiences e on h.kind = 'company' and e.company_norm = h.norm
      union all select e.user_id, h.rank from hits h join career_experiences e on h.kind = 'role' and e.role_norm = h.norm
      union all select p.user_id, h.rank from hits h cross join lateral
        (select user_id from posts where h.kind = 'company' and company_norm = h.norm order by last_active_at desc, id desc limit 100) p
    ) every group by user_id)`;

/** One statement per way of asking: literal limits keep its plan (performance, point 2). */
const made = statements<KeyedRow>();

/** Neither of two finds the other when one has blocked the other. `$1` is the viewer. */
const notApart = `not ${apartSql('pr.user_id', '$1::uuid')}`;

/** Parameters: the viewer, the term if there is one, then the cursor's keys. */
function feedStatement(sort: FeedSort, first: number, after: boolean, searched: boolean): Statement<KeyedRow> {
  const key = sortColumns[sort];
  const cast = sort === 'recentlyActive' ? 'timestamptz' : 'int8';
  const [told, at, id] = searched ? ['$3', '$4', '$5'] : ['$2', '$3', '$4'];
  return made(`feed_profiles_${sort}_${first}${after ? '_after' : ''}${searched ? '_search' : ''}`, () => `
    ${searched ? found : ''}
    select ${cardColumns}, pr.is_told as "isTold", ${key} as key
      from ${searched ? 'people join profiles pr using (user_id)' : 'profiles pr'} join users u on u.id = pr.user_id
     where pr.is_listed and ${notApart} ${searched ? '' : 'and pr.user_id <> $1::uuid'} ${after ? `and (pr.is_told, ${key}, pr.user_id) < (${told}::boolean, ${at}::${cast}, ${id}::uuid)` : ''}
     order by pr.is_told desc, ${key} desc, pr.user_id desc limit ${first + 1}`);
}

/**
 * A page of people (part 2, Feed): one statement that walks an index. Those who say something of themselves come
 * first, each part in the chosen order: a card without a word helps nobody at the head of a list. The viewer is
 * not among them, for it is about others; a search finds everyone.
 */
export async function feedProfiles(app: App, viewerId: string, args: FeedArgs): Promise<Page<ProfileCard>> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'recentlyActive';
  const search = searchText(args.search);
  const cursor = decodeCursor<[string, number, number, string]>(args.after, [isWordKey(sort), isNumberKey, isNumberKey, isIdKey]);
  const keys = cursor ? [cursor[1] === 1, sort === 'recentlyActive' ? new Date(cursor[2]) : cursor[2], cursor[3]] : [];
  const rows = await app.db.rows(feedStatement(sort, first, cursor !== null, search !== null), [viewerId, ...(search ? [search] : []), ...keys]);
  return page(rows, first, (row) => encodeCursor(sort, Number(row.isTold), Number(row.key), row.u_id), card);
}

/**
 * The best few people for a preview: by rank when something was typed, else those of late whose posts helped most.
 * Visitors are not shown profiles that are for connections only (decisions, "Who sees what").
 */
export async function previewProfiles(app: App, viewerId: string | null, search: string | null, first: number): Promise<ProfileCard[]> {
  const visitor = viewerId === null;
  const shown = visitor ? `and pr.visibility <> 'connections' and $1::uuid is null` : `and ${notApart}`;
  const rows = await app.db.rows(made(`preview_profiles_${first}${search ? '_search' : ''}${visitor ? '_visitor' : ''}`, () => (search
    ? `${found}
       select ${cardColumns}, pr.is_told as "isTold", people.rank as key from people join profiles pr using (user_id) join users u on u.id = pr.user_id
        where pr.is_listed ${shown} order by people.rank, pr.last_active_at desc, pr.user_id desc limit ${first}`
    : `select ${cardColumns}, pr.is_told as "isTold", pr.helpful as key
         from (select * from profiles pr where pr.is_listed ${shown} order by pr.last_active_at desc, pr.user_id desc limit 200) pr join users u on u.id = pr.user_id
        order by pr.helpful desc, pr.views desc, pr.last_active_at desc, pr.user_id desc limit ${first}`)), [viewerId, ...(search ? [search] : [])]);
  return rows.map(card);
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
export async function profileRow(app: App, userId: string, viewerId: string | null): Promise<ProfileRowRead | undefined> {
  const [row] = await app.db.rows(profileById, [userId, viewerId]);
  return row;
}
