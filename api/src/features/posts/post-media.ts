import { postTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { canSeeMedia } from './post.policy.ts';
import type { PostMedia } from './post-media.types.ts';
import type { PostFile } from './post-parts.types.ts';
import { filesColumn, filesOf } from './posts.rows.ts';
import { postNotFound } from './posts.ts';

interface MediaRow {
  college: string;
  userId: string;
  files: PostFile[];
}

const mediaOf = statement<MediaRow>(
  'post_media',
  `select p.college, p.user_id as "userId", ${filesColumn('pf.post_id = p.id')} from posts p join users u on u.id = p.user_id and not u.is_banned where p.id = $1`,
);

/**
 * Signed addresses of a post's files: materials, then the résumé. They open for whoever holds them, and expire in minutes.
 * @throws NOT_FOUND for unknown posts and those without files, FORBIDDEN for the unverified and for other colleges
 */
export async function postMedia(ctx: Context, id: string): Promise<PostMedia[]> {
  const viewer = requireViewer(ctx, 'member');
  const [post] = isId(id) ? await ctx.app.db.rows(mediaOf, [id]) : [];
  if (!post) throw postNotFound();
  if (!canSeeMedia(viewer, post)) throw forbidden(postTexts.mediaForbidden);
  if (post.files.length === 0) throw notFound(postTexts.noMedia);
  const { materialFiles, resume } = filesOf(post.files);
  return [...materialFiles, ...(resume ? [resume] : [])].map(
    ({ id: key, name, contentType, kind }) => ({
      key,
      url: ctx.app.addresses.sign(key, contentType === 'application/pdf' ? 'inline' : 'attachment'),
      downloadUrl: ctx.app.addresses.sign(key, 'attachment'),
      name,
      contentType,
      kind,
    }),
  );
}
