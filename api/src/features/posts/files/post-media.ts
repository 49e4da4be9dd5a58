import type { Expression } from 'kysely';
import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context } from '../../../core/context.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { isStaff } from '../../profiles/index.ts';
import type { PostFile } from '../fields/post-parts.types.ts';
import { postNotFound } from '../post-not-found.ts';
import { postsSql } from '../posts.sql.ts';
import { postsAndAuthors, readablePosts } from '../shown-posts.sql.ts';
import { canSeeMedia } from './files.policy.ts';
import { filesByKind } from './files-by-kind.ts';
import { postFilesColumn } from './post-files.sql.ts';
import type { PostMedia } from './post-media.types.ts';

const mediaQuery = (posts: typeof postsAndAuthors, id: Expression<string>) =>
  posts
    .where('post.id', '=', id)
    .select(['post.college', 'post.user_id as userId'])
    .select(postFilesColumn);

const mediaOf = postsSql.statement('media', { id: 'uuid' }, (_db, { id }) =>
  mediaQuery(readablePosts, id),
);
const mediaWithRemovedOf = postsSql.statement('mediaWithRemoved', { id: 'uuid' }, (_db, { id }) =>
  mediaQuery(postsAndAuthors, id),
);

/**
 * The signed address of a file, for those who may open it: the browser shows a PDF there and keeps
 * other files.
 */
export const addressOf = (
  { addresses }: Pick<App, 'addresses'>,
  { id, contentType }: Pick<PostFile, 'id' | 'contentType'>,
): string => addresses.sign(id, contentType === 'application/pdf' ? 'inline' : 'attachment');

/**
 * Signed addresses of a post's files: materials, then the résumé. They open for whoever holds them,
 * and expire in minutes. Admins judge those of a removed post too.
 * @throws NOT_FOUND for unknown posts and those without files, FORBIDDEN for the unverified and for
 * other colleges
 */
export async function postMedia(ctx: Context, id: string): Promise<PostMedia[]> {
  const viewer = requireViewer(ctx, 'member');
  const postId = parseId(id);
  const media = isStaff(viewer) ? mediaWithRemovedOf : mediaOf;
  const [post] = postId === null ? [] : await ctx.app.db.query(media, { id: postId });
  if (!post) throw postNotFound();
  if (!canSeeMedia(viewer, post)) throw forbidden(postTexts.mediaForbidden);
  if (post.files.length === 0) throw notFound(postTexts.noMedia);
  const { materialFiles, resume } = filesByKind(post.files);
  return [...materialFiles, ...(resume ? [resume] : [])].map(
    ({ id: key, name, contentType, kind }) => ({
      key,
      url: addressOf(ctx.app, { id: key, contentType }),
      downloadUrl: ctx.app.addresses.sign(key, 'attachment'),
      name,
      contentType,
      kind,
    }),
  );
}
