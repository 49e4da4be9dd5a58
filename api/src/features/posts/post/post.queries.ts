import { draftKey } from '../../../../../schema/rules/posts/post-draft.ts';
import { type ExperiencePost, headline } from '../../../../../schema/rules/posts/posts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import { validate } from '../../../core/errors.ts';
import { isId, parseId } from '../../../core/ids.ts';
import type { Parameters } from '../../../core/sql/index.ts';
import { normalised } from '../../search/index.ts';
import { canSeeMedia } from '../files/files.policy.ts';
import { filesByKind } from '../files/files-by-kind.ts';
import { postFilesColumn } from '../files/post-files.sql.ts';
import { postsSql } from '../posts.sql.ts';
import { postsAndAuthors, readablePosts } from '../shown-posts.sql.ts';
import type { Post, PostCounters, PostUpdate } from './post.types.ts';
import {
  postCardColumns,
  postCardOf,
  postCounterColumns,
  postCountersOf,
  postPageColumns,
} from './post-columns.sql.ts';

const pageTypes = { id: 'uuid', viewerId: 'uuid' } as const;

/** What a page shows of one of these posts. */
const pageQuery = (posts: typeof postsAndAuthors, { id, viewerId }: Parameters<typeof pageTypes>) =>
  posts
    .where('post.id', '=', id)
    .select(postCardColumns(viewerId))
    .select(postPageColumns)
    .select('post.college')
    .select(postFilesColumn);

const pageById = postsSql.statement('page', pageTypes, (_db, parameters) =>
  pageQuery(readablePosts, parameters),
);
const pageWithRemovedById = postsSql.statement('pageWithRemoved', pageTypes, (_db, parameters) =>
  pageQuery(postsAndAuthors, parameters),
);

async function readPage(
  app: App,
  viewer: Viewer,
  id: string,
  statement: typeof pageById,
): Promise<Post | null> {
  const [row] = await app.db.query(statement, { id, viewerId: viewer.id });
  if (!row) return null;
  const { files, college, ...post } = row;
  const isOpen = canSeeMedia(viewer, { college, userId: row.person_id });
  return {
    ...postCardOf(post),
    ...filesByKind(isOpen ? files : []),
    attachmentsCount: files.length,
  };
}

/**
 * A post with its author and what the viewer did with it: one statement. Who may not open its files
 * learns only how many there are. Null for unknown ones and those of banned people.
 */
export const postPage = (app: App, viewer: Viewer, id: string): Promise<Post | null> =>
  readPage(app, viewer, id, pageById);

/**
 * The same for those who moderate: what admins took away and the posts of banned people are there
 * too.
 * @throws FORBIDDEN for others than admins
 */
export const postWithRemoved = async (ctx: Context, id: string): Promise<Post | null> =>
  readPage(ctx.app, requireViewer(ctx, 'admin'), id, pageWithRemovedById);

const countersById = postsSql.statement('counters', { id: 'uuid' }, (_db, { id }) =>
  readablePosts.where('post.id', '=', id).select(postCounterColumns),
);

/** The counters as they stand: what live watchers are told. */
export async function postCounters(app: App, id: string): Promise<PostCounters | null> {
  const [row] = await app.db.query(countersById, { id });
  return row ? postCountersOf(row) : null;
}

const updateById = postsSql.statement('update', { id: 'uuid' }, (_db, { id }) =>
  readablePosts
    .where('post.id', '=', id)
    .select(postCounterColumns)
    .select([
      'post.company_name as companyName',
      'post.role',
      'post.logo',
      'post.one_liner as oneLiner',
      'post.edited_at as editedAt',
    ]),
);

/** A post's heading and counters as they stand, and when it was edited. */
export async function postUpdate(app: App, id: string): Promise<PostUpdate | null> {
  const [row] = await app.db.query(updateById, { id });
  return row ? { ...row, counters: postCountersOf(row) } : null;
}

const latestByDetails = postsSql.statement(
  'byDetails',
  { userId: 'uuid', companyName: 'text', experienceType: 'text' },
  (_db, { userId, companyName, experienceType }) =>
    readablePosts
      .where('post.user_id', '=', userId)
      .where('post.company_norm', '=', normalised(companyName))
      .where(
        'post.experience_type',
        '=',
        experienceType.$castTo<ExperiencePost['experienceType']>(),
      )
      .orderBy('post.id', 'desc')
      .limit(1)
      .select('post.id'),
);

/**
 * The latest post of a person (the viewer, when nobody is named) about a company and experience
 * type; null when there is none.
 * @throws BAD_USER_INPUT without a company
 */
export async function postIdByDetails(
  ctx: Context,
  key: { companyName: string; experienceType: string },
  userId?: string | null,
): Promise<string | null> {
  const viewer = requireViewer(ctx, 'member');
  const { companyName, experienceType } = validate(draftKey, key);
  const authorId = parseId(userId ?? viewer.id);
  if (authorId === null) return null;
  const [post] = await ctx.app.db.query(latestByDetails, {
    userId: authorId,
    companyName,
    experienceType,
  });
  return post?.id ?? null;
}

/** A person's post about a company and role, compared as the unique key does. */
export const ownByHeadline = postsSql.statement(
  'ownByHeadline',
  { userId: 'uuid', companyName: 'text', role: 'text' },
  (db, { userId, companyName, role }) =>
    db
      .selectFrom('posts as post')
      .where('post.user_id', '=', userId)
      .where('post.company_norm', '=', normalised(companyName))
      .where('post.role_norm', '=', normalised(role))
      .select('post.id'),
);
const companyAndRole = headline.pick({ companyName: true, role: true });

/**
 * The viewer's post about a company and role (`ownByHeadline`); null when there is none.
 * @throws BAD_USER_INPUT
 */
export async function ownPostId(
  ctx: Context,
  asked: { companyName: string; role: string },
): Promise<string | null> {
  const viewer = requireViewer(ctx, 'author');
  const { companyName, role } = validate(companyAndRole, asked);
  const [post] = await ctx.app.db.query(ownByHeadline, { userId: viewer.id, companyName, role });
  return post?.id ?? null;
}

const branchesById = postsSql.statement('branchesById', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('posts as post')
    .where('post.id', '=', id)
    .select('post.eligible_branches as named'),
);

/** The branches that a post names; none for what can't be its id. */
export async function branchesOfPost(app: App, id: string): Promise<string[]> {
  if (!isId(id)) return [];
  const [post] = await app.db.query(branchesById, { id });
  return post?.named ?? [];
}
