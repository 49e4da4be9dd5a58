import { draftKey } from '../../../../schema/rules/post-draft.ts';
import { headline } from '../../../../schema/rules/posts.ts';
import { requireViewer } from '../../core/access.ts';
import type { App, Context, Viewer } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { check } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import {
  cardColumns,
  counterColumns,
  counters,
  pageColumns,
  postCard,
  postOf,
  type CardRow,
  type CountersRow,
  type PageRow,
} from './posts.rows.ts';
import type { Post } from './post.entity.ts';
import type { PostCard, PostCounters, PostUpdate } from './posts.types.ts';

const author = 'join users u on u.id = p.user_id and not u.is_banned';
/** Cards in the list of similar experiences. */
const similarCards = 5;

const postById = statement<PageRow>(
  'post_by_id',
  `select ${pageColumns('$1')} from posts p ${author} where p.id = $2`,
);

/** A post with its author and what the viewer did with it. Null for unknown ones and those of banned people. */
export async function postPage(app: App, viewer: Viewer, id: string): Promise<Post | null> {
  const [row] = await app.db.rows(postById, [viewer.id, id]);
  return row ? postOf(row, viewer) : null;
}

const countersById = statement<CountersRow>(
  'post_counters',
  `select ${counterColumns} from posts p ${author} where p.id = $1`,
);

/** The counters as they stand: what live watchers are told. */
export async function postCounters(app: App, id: string): Promise<PostCounters | null> {
  const [row] = await app.db.rows(countersById, [id]);
  return row ? counters(row) : null;
}

const updateById = statement<CountersRow & Omit<PostUpdate, 'counters'>>(
  'post_update',
  `select ${counterColumns}, p.company_name as "companyName", p.role, p.logo, p.one_liner as "oneLiner", p.edited_at as "editedAt" from posts p ${author} where p.id = $1`,
);

/** A post's heading and counters as they stand, and when it was edited. */
export async function postUpdate(app: App, id: string): Promise<PostUpdate | null> {
  const [row] = await app.db.rows(updateById, [id]);
  if (!row) return null;
  const { companyName, role, logo, oneLiner, editedAt } = row;
  return { id: row.id, companyName, role, logo, oneLiner, editedAt, counters: counters(row) };
}

const near = (rank: number, where: string): string =>
  `(select p.id, ${rank} as rank from posts p, this where ${where} and p.id <> this.id order by p.last_active_at desc, p.id desc limit ${similarCards})`;

/** Hashtags are asked only when company and role give too few: that read is the dear one. */
const similar = statement<CardRow>(
  'similar_posts',
  `with this as (select id, company_norm, role_norm, tags_norm from posts where id = $2),
     named as materialized (${near(1, 'p.company_norm = this.company_norm')} union all ${near(2, 'p.role_norm = this.role_norm')}),
     tagged as (select p.id, 3 as rank from (select p.id from posts p, this where p.tags_norm && this.tags_norm and p.id <> this.id limit 50) p
                 where (select count(distinct id) from named) < ${similarCards}),
     best as (select id, min(rank) as rank from (select * from named union all select * from tagged) every group by id)
   select ${cardColumns('$1')} from best join posts p using (id) ${author} order by best.rank, p.last_active_at desc, p.id desc limit ${similarCards}`,
);

/** Similar experiences: of the same company, then the same role, then with a hashtag in common. */
export async function similarPosts(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<PostCard[]> {
  return (await app.db.rows(similar, [viewerId, id])).map(postCard);
}

const latestByDetails = statement<{ id: string }>(
  'post_by_details',
  `select p.id from posts p ${author} where p.user_id = $1 and p.company_norm = search_norm($2) and p.experience_type = $3 order by p.id desc limit 1`,
);

/** The latest post of a person (the viewer, when nobody is named) about a company and experience type; null when there is none. @throws BAD_USER_INPUT without a company */
export async function postByDetails(
  ctx: Context,
  key: { companyName: string; experienceType: string },
  userId?: string | null,
): Promise<string | null> {
  const viewer = requireViewer(ctx, 'member');
  const { companyName, experienceType } = check(draftKey, key);
  const owner = userId ?? viewer.id;
  const [found] = isId(owner)
    ? await ctx.app.db.rows(latestByDetails, [owner, companyName, experienceType])
    : [];
  return found?.id ?? null;
}

const ownByHeadline = statement<{ id: string }>(
  'own_post',
  'select id from posts where user_id = $1 and company_norm = search_norm($2) and role_norm = search_norm($3)',
);
const heading = headline.pick({ companyName: true, role: true });

/** The viewer's post about a company and role, compared as the unique key does; null when there is none. @throws BAD_USER_INPUT */
export async function ownPost(
  ctx: Context,
  asked: { companyName: string; role: string },
): Promise<string | null> {
  const viewer = requireViewer(ctx, 'alumni');
  const { companyName, role } = check(heading, asked);
  const [found] = await ctx.app.db.rows(ownByHeadline, [viewer.id, companyName, role]);
  return found?.id ?? null;
}
